import GraphTesting
import Testing

@testable import GraphFacts

@Suite("SwiftPM's answers are cached by content and toolchain")
struct ManifestCacheTests {
  private static let files = [
    "Package.swift": "// swift-tools-version: 6.2\n",
    "A/Package.swift": "// swift-tools-version: 6.2\n// A\n",
    "B/Package.swift": "// swift-tools-version: 6.2\n// B\n",
  ]

  @Test("a second run asks for nothing, and then for what was changed alone")
  func content() async throws {
    let shop = try Fixture(Self.files)
    #expect(await asked(shop) == ["", "A", "B"])
    #expect(await asked(shop) == [])
    try shop.write("A/Package.swift", "// swift-tools-version: 6.2\n// changed\n")
    #expect(await asked(shop) == ["A"])
    try shop.write("B/Package@swift-6.2.swift", "// swift-tools-version: 6.2\n")
    #expect(await asked(shop) == ["B"])
    #expect(await asked(shop) == [])
  }

  @Test("a damaged cache is none")
  func damaged() async throws {
    let shop = try Fixture(Self.files)
    _ = await asked(shop)
    for damage in ["", "{", "{\"version\":\"0\"}", "[]"] {
      try shop.write(".build/modgraph/manifests.json", damage)
      #expect(await asked(shop) == ["", "A", "B"])
      #expect(await asked(shop) == [])
    }
  }

  @Test("another toolchain is asked for everything")
  func toolchain() async throws {
    let shop = try Fixture(Self.files)
    for (name, program) in [("one", "#!/bin/sh\n"), ("two", "#!/bin/sh\n# newer\n")] {
      try shop.write(".\(name)/swift", program)
      await shop.makeExecutable(".\(name)/swift")
    }
    let path = { (name: String) in "\(shop.root)/.\(name)" }
    #expect(await asked(shop, searchPath: path("one")) == ["", "A", "B"])
    #expect(await asked(shop, searchPath: path("one")) == [])
    #expect(await asked(shop, searchPath: path("two")) == ["", "A", "B"])
  }

  @Test(
    "a manifest that may read more than its own text is asked about in every run",
    arguments: [
      "import Foundation", "let a = Context.environment[\"A\"]", "Context.gitInformation",
    ])
  func surroundings(text: String) async throws {
    let shop = try Fixture(Self.files)
    try shop.write("A/Package.swift", "// swift-tools-version: 6.2\n\(text)\n")
    #expect(await asked(shop) == ["", "A", "B"])
    #expect(await asked(shop) == ["A"])
  }

  /// The folders whose manifests a run asks SwiftPM about.
  private func asked(
    _ shop: Fixture, searchPath: String? = FileSystem.environment("PATH")
  ) async -> [String] {
    let manifests = RecordingManifests(answers: EmptyPackages())
    let services = Services(manifests: manifests, clock: SlowClock())
    let reading = await RepositoryReader(
      root: shop.root, services: services, searchPath: searchPath
    ).read { _ in Needs(sources: []) }
    #expect(reading.isComplete, "\(reading.problems)")
    return await manifests.asked
  }

  /// Every manifest is that of a package without targets.
  private struct EmptyPackages: ManifestEvaluator {
    let timeLimit = Duration.zero

    func evaluate(
      _ folders: [String], in root: String, with toolchain: Toolchain
    ) async -> [ProcessResult] {
      let dump = #"{ "name": "Empty", "toolsVersion": { "_version": "6.2.0" } }"#
      return folders.map { _ in ProcessResult(ending: .exited(0), output: Array(dump.utf8)) }
    }
  }
}
