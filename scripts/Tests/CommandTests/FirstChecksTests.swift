import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The rules in one small shop")
struct FirstChecksTests {
  private let profile = "Packages/Profile/Sources/ProfileFeature/Profile.swift"
  private let manifest = "Packages/Profile/Package.swift"

  @Test("a clean shop is clean, though two packages depend on each other")
  func clean() async throws {
    let run = try await Fixture(ShopFixture.files()).run()
    #expect(run.output == "")
    #expect(run.code == .clean)
  }

  @Test("a feature that imports a feature is told the file, the line, the rule and the way out")
  func featureImportsFeature() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write(profile, "import CheckoutAPI\nimport CheckoutFeature\nimport ProfileAPI\n")
    let run = await shop.run()
    #expect(run.code == .findings)
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("\(profile):2:8: error: [layer] ProfileFeature (Feature)"))
    #expect(run.output.contains("import CheckoutAPI and go there by route"))
  }

  @Test("an edge in the manifest alone is a finding at the manifest's line")
  func manifestEdge() async throws {
    let shop = try Fixture(ShopFixture.files())
    let text = try shop.text(manifest).replacing(
      "\"ProfileAPI\", .",
      with: "\"ProfileAPI\", .product(name: \"CheckoutFeature\", package: \"checkout\"), .")
    try shop.write(manifest, text)
    let run = await shop.run()
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("\(manifest):10:"))
    #expect(run.rules == ["layer", "unused-dependency"])
  }

  @Test("an import that the manifest does not list is undeclared, and the line to add is said")
  func undeclared() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write(profile, "import CheckoutAPI\nimport CommerceDomain\nimport ProfileAPI\n")
    let run = await shop.run()
    #expect(run.rules == ["undeclared-import"])
    #expect(run.output.contains(".product(name: \"CommerceDomain\", package: \"Foundation\")"))
  }

  @Test("no manifest at all is no judgement")
  func noManifest() async throws {
    let run = try await Fixture(["Sources/A/A.swift": "import B\n"]).run()
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("no Package.swift in"))
  }

  @Test("a broken manifest is named with SwiftPM's words, and the others are still checked")
  func brokenManifest() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write(
      profile, "import CheckoutAPI\nimport CheckoutFeature\nimport ProfileAPI\n")
    try shop.write("Packages/Broken/Package.swift", "// swift-tools-version: 6.2\nlet x = (\n")
    let run = await shop.run()
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("Packages/Broken/Package.swift:"))
    #expect(run.errors.contains("SwiftPM rejects this manifest"))
    #expect(run.rules == ["layer"])
  }

  @Test("targets in a circle are one finding that starts at the first name")
  func circle() async throws {
    let shop = try Fixture([
      "Package.swift": ShopFixture.package(
        "Ring", targets: [ShopFixture.target("ACore"), ShopFixture.target("BCore")]),
      "Sources/ACore/A.swift": "import BCore\n",
      "Sources/BCore/B.swift": "import ACore\n",
    ])
    let run = await shop.run()
    #expect(run.rules.filter { $0 == "cycle" }.count == 1)
    #expect(run.output.contains("ACore → BCore → ACore"))
  }

  @Test("a module whose name fits no role is an error")
  func noRole() async throws {
    let shop = try Fixture([
      "CODEOWNERS": "* @shop/platform\n",
      "Package.swift": ShopFixture.package("Odd", targets: [ShopFixture.target("Common")]),
      "Sources/Common/A.swift": "",
    ])
    let run = await shop.run()
    #expect(run.rules == ["no-role"])
    #expect(run.code == .findings)
  }
}
