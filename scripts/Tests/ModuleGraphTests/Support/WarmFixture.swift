@testable import ModuleGraph

extension Fixture {
  /// A fixture whose manifests need no evaluation where another fixture had the same ones.
  static func warm(_ files: [String: String]) async throws -> Fixture {
    let fixture = try Fixture(files)
    await EvaluatedManifests.shared.warm(fixture.root)
    return fixture
  }
}

/// What SwiftPM said of the manifests that fixtures had so far: it takes a second for each one, and
/// most tests are about something else.
actor EvaluatedManifests {
  static let shared = EvaluatedManifests()

  private struct Key: Hashable {
    var folder: String
    var text: [UInt8]
  }

  private struct Answer {
    var root: String
    var dump: JSON
  }

  private var answers: [Key: Answer] = [:]
  private var rejected: Set<Key> = []

  /// Fills the cache of a fixture, so that its next run asks SwiftPM for nothing. What SwiftPM
  /// rejects stays for the run itself to find out.
  func warm(_ root: String) {
    guard let toolchain = Toolchain.find() else { return }
    var cache = ManifestCache(root: root, toolchain: toolchain.identity)
    var missing: [(folder: String, key: Key)] = []
    for folder in FileTree(root: root).packageFolders {
      let path = Path.join(Path.join(root, folder), "Package.swift")
      guard let text = try? FileSystem.read(path) else { continue }
      let key = Key(folder: folder, text: text)
      if let answer = answers[key] {
        cache.store(MovedManifests(from: answer.root, to: root).moved(answer.dump), for: folder)
      } else if !rejected.contains(key) {
        missing.append((folder, key))
      }
    }
    var loader = ManifestLoader(root: root, cache: cache, timeLimit: ManifestLoader.usualTimeLimit)
    _ = loader.load(missing.map(\.folder), swift: toolchain.swift)
    loader.cache.save()
    var kept = ManifestCache(root: root, toolchain: toolchain.identity)
    for (folder, key) in missing {
      if let dump = kept.dump(for: folder) {
        answers[key] = Answer(root: root, dump: dump)
      } else {
        rejected.insert(key)
      }
    }
  }
}
