import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// Nothing may be claimed from what is missing because it could not be read.
@Suite("What could not be read causes no findings elsewhere")
struct UnreadPackageTests {
  private static let broken = "// swift-tools-version: 6.2\nlet package = (\n"

  /// A shop whose packages need each other in every way that a rule looks at.
  private static func shop() -> [String: String] {
    func own(_ name: String) -> String { ShopFixture.product(name, "Basket") }
    return [
      "CODEOWNERS": "* @shop/platform\n",
      "Package.swift": ShopFixture.package(
        "Shop", packages: ["Basket", "Home"],
        targets: [
          ".target(name: \"Shop\", dependencies: [\(own("BasketAPI")), \(own("BasketFeature"))], "
            + "path: \"App/Shop\")",
          ".testTarget(name: \"BasketFeatureTests\", dependencies: [\(own("BasketFeature")), "
            + "\(own("BasketFeatureTesting"))], path: \"Basket/Tests/BasketFeatureTests\")",
        ]),
      "App/Shop/Shop.swift":
        "import BasketAPI\nimport BasketFeature\nregister(BasketRoute.self)\n",
      "Basket/Package.swift": ShopFixture.package(
        "Basket", products: ["BasketAPI", "BasketFeature", "BasketFeatureTesting"],
        targets: [
          ShopFixture.target("BasketAPI"),
          ShopFixture.target("BasketFeature", ["\"BasketAPI\""]),
          ShopFixture.target("BasketFeatureTesting", ["\"BasketFeature\""]),
          ShopFixture.target(
            "BasketFeatureTests", ["\"BasketFeature\"", "\"BasketFeatureTesting\""],
            kind: "testTarget"),
        ]),
      "Basket/Sources/BasketAPI/A.swift": "public struct BasketRoute: Route {}\n",
      "Basket/Sources/BasketFeature/F.swift": "import BasketAPI\npublic struct Basket {}\n",
      "Basket/Sources/BasketFeatureTesting/T.swift": "import BasketFeature\n",
      "Basket/Tests/BasketFeatureTests/T.swift":
        "@testable import BasketFeature\nimport BasketFeatureTesting\n",
      "Home/Package.swift": ShopFixture.package(
        "Home", packages: ["../Basket"],
        targets: [
          // Stands for a module of another package.
          ShopFixture.target("BasketFeatureUITesting", [own("BasketFeature"), own("BasketAPI")]),
          ShopFixture.target("HomeFeature", [own("BasketAPI"), "\"SpareCore\""]),
          ShopFixture.target("SpareCore"),
          ShopFixture.target("PlainCore", ["\"SpareCore\""]),
        ]),
      "Home/Sources/BasketFeatureUITesting/T.swift": "import BasketAPI\nimport BasketFeature\n",
      // It may come through BasketAPI.
      "Home/Sources/HomeFeature/H.swift": "import BasketAPI\npublic struct Home {}\n",
      "Home/Sources/SpareCore/S.swift": "",
      "Home/Sources/PlainCore/P.swift": "import SpareCore\n",
    ]
  }

  @Test(
    "a broken manifest is named and everything else stays as it was",
    arguments: ["Package.swift", "Basket/Package.swift", "Home/Package.swift"])
  func brokenManifest(path: String) async throws {
    var files = Self.shop()
    let whole = try await Fixture(files).run()
    // The one finding that the whole shop has, so that a run without any shows something.
    #expect(whole.rules == ["unused-dependency"])
    files[path] = Self.broken
    files["Home/Sources/PlainCore/Wrong.swift"] = "import HomeFeature\n"
    let run = try await Fixture(files).run()
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("\(path):"))
    #expect(run.errors.split(separator: "\n").count == 1)
    // What is certain is still told.
    let certain = ["layer", "cycle", "undeclared-import", "unused-dependency"]
    #expect(run.rules.allSatisfy(certain.contains))
    #expect(run.places.allSatisfy { $0.hasPrefix("Home/") })
    #expect(run.rules.contains("layer") == (path != "Home/Package.swift"))
    #expect(run.rules.contains("unused-dependency") == (path == "Package.swift"))
  }

  @Test("a file that could not be read is named and nothing is said from what it may hold")
  func unreadFile() async throws {
    var files = Self.shop()
    files["Home/Sources/HomeFeature/H.swift"] = "import BasketAPI\nimport SpareCore\n"
    let shop = try Fixture(files)
    #expect(await shop.run().code == .clean)
    for file in [
      "App/Shop/Shop.swift", "Home/Sources/HomeFeature/H.swift", "Basket/Sources/BasketAPI/A.swift",
    ] {
      let text = try shop.text(file)
      try shop.replaceWithPipe(file)
      let run = await shop.run()
      #expect(run.code == .couldNotJudge)
      #expect(run.output == "")
      #expect(run.errors == "\(file):1:1: error: cannot read this file: it is not a plain file\n")
      try shop.remove(file)
      try shop.write(file, text)
    }
  }

  @Test("a target without its folder is named and its edges are no findings")
  func noFolder() async throws {
    var files = Self.shop()
    files["Home/Sources/HomeFeature/H.swift"] = "import BasketAPI\nimport SpareCore\n"
    files["Basket/Sources/BasketFeature/F.swift"] = nil
    let run = try await Fixture(files).run()
    #expect(run.code == .couldNotJudge)
    #expect(run.output == "")
    #expect(run.errors.contains("the target BasketFeature has no folder"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
