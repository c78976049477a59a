import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("Whose is it?")
struct OwnersCommandTests {
  @Test("without a path each module is named with its folder, its team and the line")
  func modules() async throws {
    let run = try await Fixture(ShopFixture.files()).run("owners")
    #expect(run.code == .clean)
    #expect(run.lines.count == 6)
    #expect(
      run.lines[1]
        == "CheckoutFeature  Packages/Checkout/Sources/CheckoutFeature   @shop/checkout  (line 2)")
  }

  @Test("a module without an owner is a finding")
  func unowned() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write("CODEOWNERS", "/Packages/Foundation/ @shop/platform\n/Packages/Checkout/\n")
    let run = await shop.run("owners")
    #expect(run.code == .findings)
    #expect(run.lines.count { $0.hasSuffix("nobody  (line 2)") } == 2)
    #expect(run.lines.count { $0.hasSuffix("nobody: no line matches") } == 2)
  }

  @Test("paths are asked from the root, need not exist, and a folder is whose its files are")
  func paths() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write("Packages/Checkout/notes.md", "")
    try shop.write("CODEOWNERS", try shop.text("CODEOWNERS") + "*.md @shop/docs\n")
    let run = await shop.run(
      "owners", "Packages/Checkout", "\(shop.root)/Packages/Profile/gone.swift", "README.md", "a")
    #expect(run.code == .findings)
    #expect(
      run.lines == [
        "Packages/Checkout/           @shop/checkout  (line 2)",
        "Packages/Checkout/           @shop/docs  (line 4)",
        "Packages/Profile/gone.swift  @shop/account  (line 3)",
        "README.md                    @shop/docs  (line 4)",
        "a                            nobody: no line matches",
      ])
  }

  @Test("no file, or a path outside the repository, cannot be judged")
  func impossible() async throws {
    let bare = try Fixture(["a": ""])
    let none = await bare.run("owners", "a")
    #expect(none.code == .couldNotJudge)
    #expect(none.errors.contains(".github/CODEOWNERS, CODEOWNERS, docs/CODEOWNERS"))
    try bare.write("CODEOWNERS", "* @shop/platform\n")
    let outside = await bare.run("owners", "../b")
    #expect(outside.code == .couldNotJudge)
    #expect(outside.output.isEmpty)
  }
}
