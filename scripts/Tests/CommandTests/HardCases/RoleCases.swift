import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// Modules that no rule knows yet.
  @Suite struct RoleCases {
    @Test("case 17: a module that matches no role is an error, never passed over")
    func noRole() async throws {
      let odd = ["Common", "Core", "CheckoutCores", "basketcore", "CoreCheckout", "Tests"]
      let fine = ["CheckoutCore", "CheckoutDomain", "CheckoutTests", "CheckoutFeatureTesting"]
      var sources = [
        "App/Common2/main.swift": "", "scripts/Anything/main.swift": "",
        "Plugins/Generator/G.swift": "import PackagePlugin\n",
      ]
      for name in odd + fine { sources["Sources/\(name)/A.swift"] = "" }
      let run = try await Fixture(
        CoresFixture.files(
          targets: (odd + fine).map { ShopFixture.target($0) } + [
            ".executableTarget(name: \"Common2\", path: \"App/Common2\")",
            ".executableTarget(name: \"Anything\", path: \"scripts/Anything\")",
            ".plugin(name: \"Generator\", capability: .buildTool())",
          ], sources)
      ).run()
      #expect(run.rules == odd.map { _ in "no-role" })
      for name in odd { #expect(run.output.contains("[no-role] \(name) has no role")) }
      #expect(run.code == .findings)
    }

    @Test("case 17: a module without a role is an error even where somebody imports it")
    func importedWithoutRole() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [ShopFixture.target("ACore", ["\"Common\""]), ShopFixture.target("Common")],
          ["Sources/ACore/A.swift": "import Common\n", "Sources/Common/C.swift": "import ACore\n"])
      ).run()
      #expect(run.rules.filter { $0 == "no-role" }.count == 1)
      #expect(run.code == .findings)
    }
  }
}
