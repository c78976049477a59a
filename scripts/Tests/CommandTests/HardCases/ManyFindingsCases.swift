import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// A list of what is known, and numbers that something else limits.
  @Suite struct ManyFindingsCases {
    private static let profile = "Packages/Profile/Sources/ProfileFeature/Profile.swift"
    private static let checkout = "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"

    /// A shop whose baseline has an edge that is there and one that is not any more.
    private static func halfMended() throws -> Fixture {
      let shop = try Fixture(ShopFixture.files())
      try shop.write(checkout, try shop.text(checkout) + "public struct Basket {}\n")
      try shop.write(".modgraph.json", "{ \"baseline\": \"known\" }")
      try shop.write(
        "known",
        Baseline.text([
          Baseline.Entry(rule: "entry-point", from: "CheckoutFeature", to: "Basket"),
          Baseline.Entry(rule: "layer", from: "ProfileFeature", to: "CheckoutFeature"),
        ]))
      return shop
    }

    @Test("case 16: a baseline entry that is mended fails as stale in a full run")
    func staleInFullRun() async throws {
      let run = try await Self.halfMended().run()
      #expect(run.code == .findings)
      #expect(run.rules == ["stale"])
      #expect(
        run.output.hasPrefix("known:3:1: error: [stale] layer ProfileFeature CheckoutFeature"))
    }

    @Test(
      "case 16: a run limited to some files judges those, and no entry of the baseline",
      arguments: [profile, checkout, "known", "Packages/Profile/Package.swift", "CODEOWNERS"])
    func limitedRun(file: String) async throws {
      let run = try await Self.halfMended().run(file)
      #expect(run.output == "")
      #expect(run.code == .clean)
    }

    @Test("case 16: a new finding fails in both, next to a stale entry")
    func newInBoth() async throws {
      let shop = try Self.halfMended()
      try shop.write(Self.checkout, try shop.text(Self.checkout) + "public struct Cart {}\n")
      #expect(await shop.run().rules == ["entry-point", "stale"])
      #expect(await shop.run(Self.checkout).rules == ["entry-point"])
      #expect(await shop.run(Self.profile).rules == [])
    }

    @Test("case 18: 700 edges are past Mermaid's limit, and the picture says so")
    func mermaidLimit() async throws {
      let run = try await Fixture(ManyEdgesFixture.files).run("graph")
      #expect(run.code == .clean)
      #expect(run.output.hasPrefix("%% 703 edges: Mermaid draws at most 500"))
    }

    @Test("case 18: all 703 edges that nothing imports are findings, and the exit status is 1")
    func manyEdges() async throws {
      let run = try await Fixture(ManyEdgesFixture.files).run()
      #expect(run.rules.count == 703)
      #expect(Set(run.rules) == ["unused-dependency"])
      #expect(run.code.rawValue == 1)
    }

    @Test(
      "case 18: annotations are capped and counted, and the exit status is no count",
      arguments: [1, 10, 11, 255, 256, 257, 512, 5_000])
    func counts(count: Int) async throws {
      let shop = try Fixture(ShopFixture.files())
      try shop.write(
        Self.profile,
        try shop.text(Self.profile)
          + String(repeating: "import CheckoutFeature\n", count: count))
      let run = await shop.run("--format", "github")
      #expect(run.code.rawValue == 1)
      #expect(run.lines.count { $0.hasPrefix("::error ") } == min(count, 10))
      #expect(run.lines.count == min(count, 11))
      if count > 10 {
        let rest = count - 10
        #expect(run.lines.last?.hasPrefix("\(rest) more error\(rest == 1 ? "" : "s") ") == true)
      }
    }
  }
}
