import Foundation
package import GraphFacts

/// A repository in a temporary folder, gone when the process ends.
package struct Fixture: Sendable {
  package let root: String
  /// Removed as a whole: file systems are slow at making files while others are removed.
  private static let folder: Result<String, any Error> = Result { try makeFolder() }

  private static func makeFolder() throws -> String {
    atexit {
      if let folder = try? Fixture.folder.get() { FileSystem.removeTree(folder) }
    }
    return try FileSystem.realPath(try FileSystem.makeTemporaryDirectory())
  }

  /// Folders are made as the paths of the files need them.
  package init(_ files: [String: String]) throws {
    root = try FileSystem.makeTemporaryDirectory(in: try Self.folder.get())
    for (path, text) in files { try write(path, text) }
  }

  package func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  package func write(_ path: String, _ bytes: [UInt8]) throws {
    let absolute = Path.join(root, path)
    try FileSystem.makeDirectory(Path.parent(of: absolute))
    try FileSystem.write(bytes, to: absolute)
  }

  package func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(Path.join(root, path)), as: UTF8.self)
  }
}

extension Services {
  /// With SwiftPM's stored answers, and without a limit that a busy machine could reach.
  package static let stored = Services(manifests: StoredManifests(), clock: SlowClock())
}
