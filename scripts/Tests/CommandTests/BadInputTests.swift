import Verbs
import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// What a disk can hold besides sources: each is judged or named, and then nothing is written.
@Suite("Bad input is named or judged", .timeLimit(.minutes(10)))
struct BadInputTests {
  /// Two Cores of which the first may import the second, but does not list it.
  private static let files = CoresFixture.files(
    targets: [ShopFixture.target("ACore"), ShopFixture.target("BCore")],
    ["Sources/ACore/A.swift": "import Swift\n", "Sources/BCore/B.swift": ""])
  private static let wrong = "import BCore\n"

  private func kit(_ changes: [String: String] = [:]) async throws -> Fixture {
    try Fixture(Self.files.merging(changes) { $1 })
  }

  /// Runs and checks that it could not judge and said one thing only.
  private func expectNamed(_ kit: Fixture, _ text: String) async {
    let before = FileTree(root: kit.root).folders
    let run = await kit.run()
    #expect(run.code == .couldNotJudge)
    #expect(run.errors == text + "\n")
    #expect(run.output == "")
    #expect(FileTree(root: kit.root).folders == before)
  }

  @Test("a folder named like a source is a folder")
  func folderNamedLikeSource() async throws {
    let run = try await kit(["Sources/ACore/X.swift/Inner.swift": Self.wrong]).run()
    #expect(run.places == ["Sources/ACore/X.swift/Inner.swift:1:8 undeclared-import"])
  }

  @Test("a pipe, a socket and a device in a source's place are named and never waited for")
  func noFiles() async throws {
    let path = "Sources/ACore/X.swift"
    let named = "\(path):1:1: error: cannot read this file: it is not a plain file"
    let pipe = try await kit()
    try pipe.replaceWithPipe(path)
    await expectNamed(pipe, named)

    let device = try await kit()
    try device.link(path, to: "/dev/zero")
    await expectNamed(device, named)

    // A Mac's temporary folder has too long a name for one.
    #if !canImport(Darwin)
      let socket = try await kit()
      try socket.makeSocket(path)
      await expectNamed(socket, named)
    #endif
  }

  @Test(
    "a pipe in the place of what decides about all is named",
    arguments: [
      (
        "Package.swift",
        "Package.swift:1:1: error: cannot read this manifest: it is not a plain file"
      ),
      ("CODEOWNERS", "error: cannot read CODEOWNERS: it is not a plain file"),
      (
        ".modgraph.json", ".modgraph.json:1:1: error: cannot read this file: it is not a plain file"
      ),
    ])
  func pipes(path: String, named: String) async throws {
    let kit = try await kit()
    try kit.replaceWithPipe(path)
    await expectNamed(kit, named)
  }

  @Test("links that lead nowhere or to themselves are named where a source should be")
  func brokenLinks() async throws {
    let nowhere = try await kit()
    try nowhere.link("Sources/ACore/X.swift", to: "gone")
    await expectNamed(
      nowhere,
      "Sources/ACore/X.swift:1:1: error: this link leads nowhere: "
        + "No such file or directory")
    let loop = try await kit()
    try loop.link("Sources/ACore/X.swift", to: "X.swift")
    await expectNamed(
      loop,
      "Sources/ACore/X.swift:1:1: error: this link leads nowhere: "
        + SystemError.loop.description)
  }

  @Test("links to folders are followed once each, and never in a circle")
  func folderLinks() async throws {
    let kit = try await kit([
      "Shared/One/One.swift": Self.wrong, "Shared/Two/Two.swift": Self.wrong,
    ])
    try kit.link("Sources/ACore/Up", to: "..")
    try kit.link("Sources/ACore/notes.txt", to: "gone")
    // Every folder links to every other: the ways through them are without number.
    for (from, to) in [("One", "Two"), ("Two", "One")] {
      for number in 0..<12 { try kit.link("Shared/\(from)/To\(number)", to: "../\(to)") }
    }
    try kit.link("Sources/ACore/Shared", to: "../../Shared")
    let run = await kit.run()
    #expect(run.code == .findings)
    #expect(
      run.places == [
        "Sources/ACore/Shared/One/One.swift:1:8 undeclared-import",
        "Sources/ACore/Shared/Two/Two.swift:1:8 undeclared-import",
      ])
    #expect(run.errors.contains("Sources/ACore/Up:1:1: warning: this link leads back to a folder"))
  }

  #if !canImport(Darwin)
    // A Mac's disk refuses such names.
    @Test("names that are not UTF-8 are named where they matter")
    func names() async throws {
      let note = try await kit()
      try note.writeRawName("Sources/ACore", [0x61, 0xE9] + Array(".txt".utf8))
      #expect(await note.run().code == .clean)

      let source = try await kit()
      try source.writeRawName("Sources/ACore", [0x61, 0xE9] + Array(".swift".utf8))
      await expectNamed(
        source,
        "Sources/ACore/a\u{FFFD}.swift:1:1: error: cannot read this file: "
          + "its name is not UTF-8")
    }
  #endif

  @Test("text that is not UTF-8 is judged")
  func text() async throws {
    let kit = try await kit()
    try kit.write(
      "Sources/ACore/X.swift",
      [0xFF, 0xFE, 0x0A] + Array("let a = \"".utf8) + [0xC3, 0x22, 0x0A]
        + Array(Self.wrong.utf8))
    let run = await kit.run()
    #expect(run.places == ["Sources/ACore/X.swift:3:8 undeclared-import"])
  }

  @Test("fifty megabytes are judged to their end")
  func large() async throws {
    let kit = try await kit()
    let line = Array("// import BCore, said in a comment that makes the file long\n".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(50_000_000 + 1_000)
    while bytes.count < 50_000_000 { bytes += line }
    let lines = bytes.count / line.count
    try kit.write("Sources/ACore/Large.swift", bytes + Array(Self.wrong.utf8))
    let run = await kit.run()
    #expect(run.places == ["Sources/ACore/Large.swift:\(lines + 1):8 undeclared-import"])
  }

  @Test("a path that is too long for the system is named as a folder that cannot be opened")
  func deepFolder() async throws {
    let kit = try await kit()
    try kit.makeDeepFolder("Sources/ACore", levels: 20)
    let run = await kit.run()
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("error: cannot open this folder: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output == "")
  }

  @Test(
    "files and folders without permission are named",
    .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func permissions() async throws {
    for (path, kind) in [("Sources/ACore/A.swift", "read this file"), ("Docs", "open this folder")]
    {
      let kit = try await kit(["Docs/a.md": ""])
      chmod(Path.join(kit.root, path), 0)
      defer { chmod(Path.join(kit.root, path), 0o755) }
      await expectNamed(kit, "\(path):1:1: error: cannot \(kind): Permission denied")
    }
  }
}
