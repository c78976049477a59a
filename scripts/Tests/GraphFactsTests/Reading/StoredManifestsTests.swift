import GraphTesting
import Testing

@testable import GraphFacts

@Suite("What the tests store of SwiftPM's answers", .timeLimit(.minutes(20)))
struct StoredManifestsTests {
  /// Everything that this tool reads of a manifest, paths in the root and beside it, and a mistake.
  private static let files = [
    "Packages/Everything/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Everything",
      platforms: [.macOS(.v14), .iOS(.v17)],
      products: [
        .library(name: "Dynamic", type: .dynamic, targets: ["One", "Two"]),
        .executable(name: "tool", targets: ["Tool"]),
        .plugin(name: "Generator", targets: ["Generator"]),
      ],
      dependencies: [
        .package(path: "../Other"), .package(name: "Beside", path: "../../../Beside"),
        .package(url: "https://example.com/far.git", from: "1.0.0"),
      ],
      targets: [
        .target(
          name: "One",
          dependencies: [
            "Two", .product(name: "Other", package: "Other", condition: .when(platforms: [.iOS])),
          ],
          path: "Code/One", exclude: ["Old"], sources: ["Main"],
          resources: [.copy("Templates"), .process("Images")],
          swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"), .define("DEBUG", .when(configuration: .debug)),
          ],
          plugins: ["Generator"]),
        .target(name: "Two"),
        .executableTarget(name: "Tool", dependencies: [.target(name: "One")]),
        .testTarget(name: "OneTests", dependencies: [.byName(name: "One")]),
        .plugin(name: "Generator", capability: .buildTool()),
      ],
      swiftLanguageModes: [.v6]
    )

    """,
    "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = (\n",
  ]

  @Test(
    "is what SwiftPM says now of the same manifest, at any path", arguments: files.keys.sorted())
  func sameAnswer(manifest: String) async throws {
    let toolchain = try #require(Toolchain.find())
    let folder = Path.parent(of: manifest)
    let stored = StoredManifests()
    // Stored now if no earlier run has done it.
    let first = try Fixture(Self.files)
    _ = try await stored.evaluate(folder, in: first.root, with: toolchain)

    let second = try Fixture(Self.files)
    let answer = try await stored.evaluate(folder, in: second.root, with: toolchain)
    let now = try await stored.ask(folder, in: second.root, with: toolchain)
    #expect(answer.ending == now.ending)
    #expect(answer.output == now.output)
    #expect(Self.lasting(answer.errors) == Self.lasting(now.errors))
    #expect((answer.ending == .exited(0)) == (folder != ""))
  }

  /// Without the names of SwiftPM's own temporary folders.
  private static func lasting(_ errors: [UInt8]) -> String {
    String(decoding: errors, as: UTF8.self)
      .replacing(/"[^"]*TemporaryDirectory\.\w+/, with: "\"TemporaryDirectory")
  }
}
