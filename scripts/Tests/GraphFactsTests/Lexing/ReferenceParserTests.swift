import GraphTesting
import Testing

@testable import GraphFacts

/// Skipped, and said so, where the toolchain comes without the parser's modules.
@Suite(
  "Imports are the ones that the toolchain's own parser finds",
  .enabled(if: ReferenceReader.modules != nil, "this toolchain has no SwiftParser beside it"),
  .timeLimit(.minutes(30)))
struct ReferenceParserTests {
  @Test("in every Swift file of this repository")
  func repository() async throws {
    let files = Repositories.files(below: Repositories.root, ending: ".swift")
    #expect(files.count > 300)
    try await expectEqual(files)
  }

  @Test("in the toolchain's interfaces")
  func interfaces() async throws {
    let libraries = try #require(ReferenceReader.libraries)
    // The few that are longer say the same kinds of things a thousand times, and the parser takes
    // longer for them than for all others.
    let interfaces = Repositories.files(below: libraries, ending: ".swiftinterface")
      .map { (path: $0, size: (try? FileSystem.status($0))?.size ?? 0) }
      .filter { $0.size < 500_000 }
    // A module has one for each processor, and one with what is private besides: the longest says
    // everything that the others say.
    let files = Dictionary(grouping: interfaces) { Path.parent(of: $0.path) }.values
      .compactMap { $0.max { ($0.size, $0.path) < ($1.size, $1.path) }?.path }
    #expect(files.count > 10)
    try await expectEqual(files)
  }

  @Test("in files that are made to mislead")
  func nasty() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: NastySources.all.enumerated().map { ("\($0.offset).swift", $0.element) }
    )
    let folder = try Fixture([:])
    for (name, text) in files { try folder.write(name, text) }
    try await expectEqual(files.keys.sorted().map { Path.join(folder.root, $0) })
  }

  private func expectEqual(_ files: [String]) async throws {
    let expected = try await ReferenceReader.shared.value.imports(in: files)
    #expect(expected.count == files.count)
    for (path, wanted) in zip(files, expected) {
      let bytes = try FileSystem.read(path)
      let found = bytes.withUnsafeBufferPointer { ImportScanner.scan($0) }
      let wanted = wanted.map { reference in
        Import(
          module: reference.module, position: position(of: reference.offset, in: bytes),
          attributes: reference.attributes, condition: reference.condition)
      }
      #expect(
        found == wanted,
        "\(path)\n\(bytes.count < 1_000 ? String(decoding: bytes, as: UTF8.self) : "")")
    }
  }

  /// As compilers count, written once more on its own.
  private func position(of offset: Int, in bytes: [UInt8]) -> Position {
    var line = 1
    var column = 1
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < offset {
      let isReturn = bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
      if bytes[index] == 10 || isReturn {
        line += 1
        column = 1
      } else {
        column += 1
      }
      index += 1
    }
    return Position(line: line, column: column)
  }
}
