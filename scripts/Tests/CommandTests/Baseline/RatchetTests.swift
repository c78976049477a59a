import Verbs
import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The ratchet")
struct RatchetTests {
  private static let profile = "Packages/Profile/Sources/ProfileFeature/Profile.swift"
  private static let checkout = "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"
  private static let list = "known-findings"

  /// A shop with two findings: Profile's feature imports Checkout's, and Checkout's shows too much.
  private static func tangled() throws -> Fixture {
    let shop = try Fixture(ShopFixture.files())
    try shop.write(profile, try shop.text(profile) + "import CheckoutFeature\n")
    try shop.write(checkout, try shop.text(checkout) + "public struct Basket {}\n")
    return shop
  }

  private static let entries = [
    "entry-point CheckoutFeature Basket", "layer ProfileFeature CheckoutFeature",
  ]

  private static func check(_ shop: Fixture, _ arguments: String...) async -> Run {
    await shop.run(arguments + ["--baseline", Path.join(shop.root, list)])
  }

  private static func written(_ shop: Fixture) throws -> [String] {
    try shop.text(list).split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("writing keeps today's findings, and the next check passes and counts them")
  func write() async throws {
    let shop = try Self.tangled()
    let first = await Self.check(shop, "--write-baseline")
    #expect(first.code == .clean)
    #expect(first.output.isEmpty)
    #expect(try Self.written(shop) == Self.entries)
    let next = await Self.check(shop)
    #expect(next.code == .clean)
    #expect(next.output.isEmpty)
    #expect(next.errors.hasSuffix("baseline: 2 known, 0 new, 0 stale\n"))
  }

  @Test("code may move and grow: lines are no part of an entry, and one covers the whole edge")
  func movedLines() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    try shop.write(
      Self.profile, "\n\n\n" + (try shop.text(Self.profile)) + "import class CheckoutFeature.Cart\n"
    )
    let run = await Self.check(shop)
    #expect(run.code == .clean)
    #expect(run.errors.hasSuffix("baseline: 2 known, 0 new, 0 stale\n"))
  }

  @Test("a new finding fails, and only that is told")
  func new() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    try shop.write(Self.checkout, try shop.text(Self.checkout) + "public struct Cart {}\n")
    let run = await Self.check(shop)
    #expect(run.code == .findings)
    #expect(run.rules == ["entry-point"])
    #expect(run.output.contains("CheckoutFeature shows Cart besides its entry point"))
    #expect(run.errors.hasSuffix("baseline: 2 known, 1 new, 0 stale\n"))
  }

  @Test("a finding that is gone fails as stale at the baseline's line until that is removed")
  func stale() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    try shop.write(
      Self.profile,
      try shop.text(Self.profile).replacing("import CheckoutFeature\n", with: ""))
    let run = await Self.check(shop)
    #expect(run.code == .findings)
    #expect(
      run.output.hasPrefix(
        "known-findings:3:1: error: [stale] layer ProfileFeature CheckoutFeature"))
    #expect(run.lines.count == 1)
    #expect(run.errors.hasSuffix("baseline: 1 known, 0 new, 1 stale\n"))

    #expect(await Self.check(shop, "--write-baseline").code == .clean)
    #expect(try Self.written(shop) == [Self.entries[0]])
    #expect(await Self.check(shop).code == .clean)
  }

  @Test("writing never adds to a baseline that is there, and --allow-new does")
  func allowNew() async throws {
    let shop = try Self.tangled()
    try shop.write(Self.list, Baseline.text([]))
    let refused = await Self.check(shop, "--write-baseline")
    #expect(refused.code == .findings)
    #expect(refused.rules == ["entry-point", "layer"])
    #expect(refused.errors.contains("--allow-new"))
    #expect(try Self.written(shop) == [])
    #expect(await Self.check(shop, "--write-baseline", "--allow-new").code == .clean)
    #expect(try Self.written(shop) == Self.entries)
  }

  @Test("shrinking takes out what is gone even while something new fails")
  func shrinkBesideNew() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    try shop.write(
      Self.profile,
      try shop.text(Self.profile).replacing("import CheckoutFeature\n", with: ""))
    try shop.write(Self.checkout, try shop.text(Self.checkout) + "import ProfileFeature\n")
    let run = await Self.check(shop, "--write-baseline")
    #expect(run.code == .findings)
    #expect(run.rules == ["layer"])
    #expect(try Self.written(shop) == [Self.entries[0]])
  }

  @Test("a damaged baseline is no judgement: one problem at its line, no finding, nothing written")
  func damaged() async throws {
    let shop = try Self.tangled()
    let text = "# modgraph baseline 1\nlayer ProfileFeature CheckoutFeature\nlayr A B\n"
    try shop.write(Self.list, text)
    for arguments in [[], ["--write-baseline"], ["--write-baseline", "--allow-new"]] {
      let run = await shop.run(arguments + ["--baseline", Path.join(shop.root, Self.list)])
      #expect(run.code == .couldNotJudge)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.hasPrefix(
          "known-findings:3:1: error: damaged baseline: there is no rule \"layr\""))
      #expect(try shop.text(Self.list) == text)
    }
  }

  @Test("a baseline that is not there is no judgement, unless it is to be written")
  func missing() async throws {
    let run = await Self.check(try Self.tangled())
    #expect(run.code == .couldNotJudge)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("known-findings:1:1: error: there is no such baseline"))
  }

  @Test("a folder in place of a baseline is no judgement")
  func folder() async throws {
    let shop = try Self.tangled()
    try shop.write("known-findings/file", "")
    let run = await Self.check(shop, "--write-baseline")
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("cannot read this baseline"))
  }

  @Test("where something could not be judged nothing is stale, and nothing is written")
  func incomplete() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    let before = try shop.text(Self.list)
    try FileManager.default.removeItem(atPath: Path.join(shop.root, Self.profile))
    try FileManager.default.createSymbolicLink(
      atPath: Path.join(shop.root, Self.profile), withDestinationPath: "nowhere.swift")
    let run = await Self.check(shop)
    #expect(run.code == .couldNotJudge)
    #expect(!run.rules.contains("stale"))
    #expect(run.errors.hasSuffix("baseline: 1 known, 0 new, stale not judged\n"))
    let write = await Self.check(shop, "--write-baseline")
    #expect(write.code == .couldNotJudge)
    #expect(write.errors.contains("not written, because something could not be judged"))
    #expect(try shop.text(Self.list) == before)
  }

  @Test("the configuration can name the baseline, relative to the root")
  func configured() async throws {
    let shop = try Self.tangled()
    try shop.write(".modgraph.json", "{ \"baseline\": \"ci/known.txt\" }")
    try shop.write("ci/README.md", "")
    #expect(await shop.run().code == .couldNotJudge)
    #expect(await shop.run("--write-baseline").code == .clean)
    let run = await shop.run()
    #expect(run.code == .clean)
    #expect(run.errors.hasSuffix("baseline: 2 known, 0 new, 0 stale\n"))
    #expect(try shop.text("ci/known.txt").contains(Self.entries[1]))
  }

  @Test("writing needs a place, and --allow-new needs writing")
  func badArguments() async throws {
    let shop = try Self.tangled()
    let write = await shop.run("--write-baseline")
    #expect(write.code == .couldNotJudge)
    #expect(write.errors.contains("--write-baseline needs --baseline FILE"))
    let allow = await Self.check(shop, "--allow-new")
    #expect(allow.code == .usage)
    #expect(allow.errors.contains("--allow-new"))
  }

  @Test("what the baseline counts and covers is in JSON, apart from what fails")
  func json() async throws {
    let shop = try Self.tangled()
    _ = await Self.check(shop, "--write-baseline")
    let run = await Self.check(shop, "--format", "json")
    let json = try JSONParser.parse(Array(run.output.utf8))
    #expect(json["baseline"]?.text(pretty: false) == #"{"known":2,"new":0,"stale":0}"#)
    #expect(json["findings"]?.array?.isEmpty == true)
    #expect(json["known"]?.array?.compactMap { $0["rule"]?.string } == ["entry-point", "layer"])
    let without = await shop.run("--format", "json")
    #expect(try JSONParser.parse(Array(without.output.utf8))["baseline"] == .null)
  }

  @Test("an ended exception is never known: it would be a baseline without an end")
  func exceptions() async throws {
    let shop = try Self.tangled()
    try shop.write(
      ".modgraph.json",
      """
      { "exceptions": [ { "rule": "layer", "from": "ProfileFeature", "to": "CheckoutFeature",
        "owner": "@shop/account", "reason": "moves next week", "until": "2020-01-31" } ] }
      """)
    let run = await Self.check(shop, "--write-baseline")
    #expect(run.code == .findings)
    #expect(run.rules == ["exception"])
    #expect(try Self.written(shop) == [Self.entries[0]])
  }

  @Test("each of three modules of one name is an entry of its own")
  func keysTellApart() async throws {
    let shop = try Fixture(ShopFixture.files())
    for team in ["Foundation", "Profile"] {
      let manifest = "Packages/\(team)/Package.swift"
      try shop.write(
        manifest,
        try shop.text(manifest).replacing(
          "targets: [\n", with: "targets: [\n    .target(name: \"CheckoutAPI\"),\n"))
      try shop.write("Packages/\(team)/Sources/CheckoutAPI/Other.swift", "struct Other {}\n")
    }
    let run = await shop.run("--format", "json")
    let findings = try JSONParser.parse(Array(run.output.utf8))["findings"]?.array ?? []
    let duplicates = findings.filter { $0["rule"]?.string == "duplicate-name" }
    #expect(duplicates.count == 2)
    #expect(Set(duplicates.map { $0["to"]?.string }).count == 2)
  }
}
