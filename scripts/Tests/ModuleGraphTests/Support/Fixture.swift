import Foundation

@testable import ModuleGraph

/// A repository in a temporary folder, gone when the process ends.
struct Fixture: Sendable {
  let root: String
  /// Removed as a whole: file systems are slow at making files while others are removed.
  private static let folder: Result<String, any Error> = Result { try makeFolder() }

  private static func makeFolder() throws -> String {
    atexit {
      if let folder = try? Fixture.folder.get() { FileSystem.removeTree(folder) }
    }
    return try FileSystem.realPath(try FileSystem.makeTemporaryDirectory())
  }

  /// Folders are made as the paths of the files need them.
  init(_ files: [String: String]) throws {
    root = try FileSystem.makeTemporaryDirectory(in: try Self.folder.get())
    for (path, text) in files { try write(path, text) }
  }

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
    await Run(arguments + ["--root", root])
  }
}

/// One command line that the program ran, in this process.
struct Run {
  let code: ExitCode
  let output: String
  let errors: String

  init(_ arguments: [String], services: Services = .stored) async {
    let output = Collector()
    let errors = Collector()
    let program = ModGraph(output: output.stream, errors: errors.stream, services: services)
    code = await program.run(arguments)
    self.output = output.text
    self.errors = errors.text
  }

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

extension Services {
  /// With SwiftPM's stored answers, and without a limit that a busy machine could reach.
  static let stored = Services(manifests: StoredManifests(), clock: SlowClock())
}
