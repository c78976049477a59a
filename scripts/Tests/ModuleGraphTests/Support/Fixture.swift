import Foundation
import Testing

@testable import ModuleGraph

/// A repository in a temporary folder, gone when the last reference is.
final class Fixture: Sendable {
  let root: String
  /// A machine that runs much else at once must not make a test fail.
  private static let hasTime: Void = { setenv("MODGRAPH_MANIFEST_SECONDS", "300", 1) }()

  /// Folders are made as the paths of the files need them.
  init(_ files: [String: String]) throws {
    Self.hasTime
    root = try FileSystem.realPath(try FileSystem.makeTemporaryDirectory())
    for (path, text) in files { try write(path, text) }
  }

  deinit { FileSystem.removeTree(root) }

  func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.write(bytes, to: absolute)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(Path.join(root, path)), as: UTF8.self)
  }

  /// Runs one command line on this repository.
  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }

  func run(_ arguments: [String]) async -> Run {
    await EvaluatedManifests.shared.warm(root)
    let output = Collector()
    let errors = Collector()
    let program = ModGraph(output: output.stream, errors: errors.stream)
    let code = await program.run(arguments + ["--root", root])
    return Run(code: code, output: output.text, errors: errors.text)
  }
}

struct Run {
  let code: ExitCode
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// `rule from → to` words are in messages; this is the rule of each finding.
  var rules: [String] {
    lines.compactMap { line in
      guard let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]") else {
        return nil
      }
      return String(line[line.index(after: open)..<close])
    }
  }
}
