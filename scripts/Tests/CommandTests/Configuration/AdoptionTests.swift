import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The walk of docs/adopt.md")
struct AdoptionTests {
  @Test("every configuration that the documents show is one", arguments: ["adopt", "configure"])
  func examples(_ document: String) throws {
    let blocks = try Self.blocks(of: document)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let fixture = try Fixture([Policy.fileName: block])
      #expect(throws: Never.self) { try PolicyReader(root: fixture.root).read() }
    }
  }

  @Test("a tangled repository is accepted as it is, takes nothing new, and only shrinks")
  func walk() async throws {
    let repository = try Fixture(Self.tangled())
    let configuration = try #require(try Self.blocks(of: "adopt").first)
    try repository.write(Policy.fileName, configuration)
    let first = await repository.run()
    #expect(first.code == .findings)
    #expect(Set(first.rules) == ["layer", "cycle", "undeclared-import"])

    try repository.write(
      Policy.fileName,
      configuration.replacing(
        #""skip": ["tools"],"#, with: #""skip": ["tools"], "baseline": "modgraph-baseline.txt","#))
    #expect(await repository.run().code == .couldNotJudge)
    #expect(await repository.run("check", "--write-baseline").code == .clean)
    let accepted = await repository.run()
    #expect(accepted.code == .clean)
    #expect(accepted.errors.contains("0 new, 0 stale"))

    let model = "Modules/Sources/CartUI/Model.swift"
    try repository.write(model, "import Analytics\nimport ProfileUI\n")
    let planted = await repository.run("--format", "github")
    #expect(planted.code == .findings)
    // Not allowed, and a circle.
    #expect(planted.lines.count == 2)
    #expect(planted.lines.allSatisfy { $0.contains("file=\(model),line=2") })
    // What the hook asks.
    #expect(await repository.run("check", model).code == .findings)

    try repository.write(model, "import Analytics\n")
    try repository.write("Modules/Sources/Analytics/Log.swift", "import Networking\n")
    let mended = await repository.run()
    #expect(Set(mended.rules) == ["stale"])
    #expect(await repository.run("check", "--write-baseline").code == .clean)
    #expect(await repository.run().code == .clean)
    let baseline = try repository.text("modgraph-baseline.txt")
    #expect(!baseline.contains("Analytics CartUI"))
    #expect(baseline.contains("layer ProfileUI CartUI"))
  }

  /// The JSON blocks of a document, in order.
  private static func blocks(of document: String) throws -> [String] {
    let path = ScriptFixture.source("../docs/\(document).md")
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    return text.split(separator: "```json\n").dropFirst().map { block in
      block.split(separator: "```").first.map(String.init) ?? ""
    }
  }

  /// As the document tells of it: an app target of Xcode's, and screens that import each other.
  private static func tangled() -> [String: String] {
    [
      ".gitignore": ".build/\n",
      // The tool's own package is in the tree, and skipped.
      "tools/modgraph/Package.swift": "not a manifest\n",
      "Apps/Shop/ShopApp.swift": "import CartUI\nimport ProfileUI\n",
      "Modules/Package.swift": ShopFixture.package(
        "Modules",
        targets: [
          ShopFixture.target("Models"), ShopFixture.target("Networking", ["\"Models\""]),
          ShopFixture.target("Analytics", ["\"Networking\""]),
          ShopFixture.target("CartUI", ["\"Models\""]),
          ShopFixture.target("ProfileUI", ["\"CartUI\""]),
          ShopFixture.target("CartTests", ["\"CartUI\""], kind: "testTarget"),
        ]),
      "Modules/Sources/Models/Order.swift": "public struct Order {}\n",
      "Modules/Sources/Networking/Client.swift": "import Models\n",
      "Modules/Sources/Analytics/Log.swift": "import CartUI\nimport Networking\n",
      "Modules/Sources/CartUI/View.swift": "import Models\n",
      "Modules/Sources/CartUI/Model.swift": "import Analytics\n",
      "Modules/Sources/ProfileUI/View.swift": "import CartUI\n",
      "Modules/Tests/CartTests/T.swift": "@testable import CartUI\n",
    ]
  }
}
