@testable import ModuleGraph

extension Fixture {
  /// A fixture whose manifests need no evaluation where another fixture had the same ones.
  ///
  /// SwiftPM takes a second for each manifest, and most tests are about something else.
  static func warm(_ files: [String: String]) async throws -> Fixture {
    let fixture = try Fixture(files)
    let manifests = files.filter { Path.name(of: $0.key) == "Package.swift" }
    try await EvaluatedManifests.shared.warm(fixture.root, manifests)
    return fixture
  }
}

/// What SwiftPM said of the manifests that fixtures had so far.
private actor EvaluatedManifests {
  static let shared = EvaluatedManifests()

  private struct Key: Hashable {
    var path: String
    var text: String
  }

  private struct Answer {
    var root: String
    var dump: JSON
  }

  private var answers: [Key: Answer] = [:]

  func warm(_ root: String, _ manifests: [String: String]) throws {
    guard let toolchain = Toolchain.find() else { return }
    try evaluate(manifests.filter { answers[Key(path: $0.key, text: $0.value)] == nil }, toolchain)
    var cache = ManifestCache(root: root, toolchain: toolchain.identity)
    for (path, text) in manifests {
      guard let answer = answers[Key(path: path, text: text)] else { continue }
      let moved = MovedManifests(from: answer.root, to: root).moved(answer.dump)
      cache.store(moved, for: Path.parent(of: path))
    }
    cache.save()
  }

  private func evaluate(_ manifests: [String: String], _ toolchain: Toolchain) throws {
    guard !manifests.isEmpty else { return }
    let place = try Fixture(manifests)
    var loader = ManifestLoader(
      root: place.root, cache: ManifestCache(root: place.root, toolchain: toolchain.identity),
      timeLimit: 300_000)
    _ = loader.load(manifests.keys.map { Path.parent(of: $0) }.sorted(), swift: toolchain.swift)
    loader.cache.save()
    var cache = ManifestCache(root: place.root, toolchain: toolchain.identity)
    for (path, text) in manifests {
      guard let dump = cache.dump(for: Path.parent(of: path)) else { continue }
      answers[Key(path: path, text: text)] = Answer(root: place.root, dump: dump)
    }
  }
}
