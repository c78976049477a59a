import Verbs
import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("A check in each format")
struct CheckFormatTests {
  private static let profile = "Packages/Profile/Sources/ProfileFeature/Profile.swift"

  private static func shop(_ imports: Int) throws -> Fixture {
    let shop = try Fixture(ShopFixture.files())
    let text = try shop.text(profile)
    try shop.write(
      profile, text + String(repeating: "import CheckoutFeature\n", count: imports))
    return shop
  }

  @Test("two checkouts at different places print the same bytes", arguments: ReportFormat.allCases)
  func sameEverywhere(format: ReportFormat) async throws {
    var outputs: [String] = []
    for _ in 0..<2 {
      let shop = try Self.shop(2)
      try FileManager.default.createSymbolicLink(
        atPath: shop.root + "/Packages/Profile/Sources/ProfileFeature/Gone.swift",
        withDestinationPath: "nowhere.swift")
      let run = await shop.run("--format", format.rawValue)
      #expect(run.code == .couldNotJudge)
      #expect(!run.output.contains(shop.root))
      #expect(run.errors.contains("Gone.swift:1:1: error: this link leads nowhere"))
      outputs.append(run.output)
    }
    #expect(outputs[0].contains("CheckoutFeature"))
    #expect(outputs[0] == outputs[1])
  }

  @Test("JSON and SARIF of a check parse and count alike", arguments: [0, 3])
  func parses(count: Int) async throws {
    let shop = try Self.shop(count)
    func object(_ format: String) async throws -> [String: Any] {
      let run = await shop.run("--format", format)
      #expect(run.code == (count == 0 ? .clean : .findings))
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(json as? [String: Any])
    }
    let findings = try #require(try await object("json")["findings"] as? [Any])
    #expect(findings.count == count)
    let runs = try #require(try await object("sarif")["runs"] as? [[String: Any]])
    #expect((runs.first?["results"] as? [Any])?.count == count)
  }

  @Test("the exit status is never a count: 256 findings are 1", arguments: ReportFormat.allCases)
  func manyFindings(format: ReportFormat) async throws {
    let run = try await Self.shop(256).run("--format", format.rawValue)
    #expect(run.code.rawValue == 1)
    #expect(run.errors.hasSuffix("256 findings in 6 modules, 6 files\n"))
  }

  @Test("5,000 findings are ten annotations and a count")
  func capped() async throws {
    let run = try await Self.shop(5_000).run("--format", "github")
    #expect(run.code == .findings)
    #expect(run.lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(run.lines.last?.hasPrefix("4990 more errors") == true)
    #expect(run.lines.count == 11)
  }

  @Test("an unknown format is named with those that there are, and nothing is printed")
  func unknownFormat() async throws {
    let run = await (try Self.shop(0)).run("--format", "xml")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("text, json, sarif, github, not xml"))
  }

  @Test("without a manifest JSON is printed all the same, and says that nothing was judged")
  func nothingJudged() async throws {
    let run = try await Fixture(["A.swift": ""]).run("--format", "json")
    #expect(run.code == .couldNotJudge)
    #expect(run.output.contains("\"complete\": false"))
  }
}
