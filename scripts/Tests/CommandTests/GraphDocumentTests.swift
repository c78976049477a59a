import GraphTesting
import Testing
import Verbs

@testable import GraphFacts
@testable import modgraph

@Suite("Graphs that documents show")
struct GraphDocumentTests {
  private static let stale = """
    # Shop
    <!-- modgraph graph --around CheckoutAPI -->
    old
    <!-- end of graph -->
    Words stay.
    <!-- modgraph graph --roles --format markdown --without Tool -->
    <!-- end of graph -->

    """

  private func run(_ shop: Fixture, _ option: String, _ files: String...) async -> Run {
    await shop.run(["graph", option] + files.map { Path.join(shop.root, $0) })
  }

  @Test("stale ones are found by line, renewed in place, and then up to date")
  func renews() async throws {
    let shop = try Fixture(ShopFixture.files().merging(["A.md": Self.stale]) { $1 })
    let path = Path.join(shop.root, "A.md")
    let before = await run(shop, "--check", "A.md")
    #expect(before.code == .findings)
    #expect(
      before.lines.map { $0.prefix { $0 != "!" } }.map(String.init)
        == [2, 6].map {
          "\(path):\($0):1: error: this graph is stale; renew it with: modgraph graph --update \(path)"
        })
    #expect(try shop.text("A.md") == Self.stale)
    #expect(await run(shop, "--update", "A.md").code == .clean)
    let text = try shop.text("A.md")
    #expect(
      text.hasPrefix("# Shop\n<!-- modgraph graph --around CheckoutAPI -->\n```mermaid\ngraph TD\n")
    )
    #expect(text.contains("\n```\n<!-- end of graph -->\nWords stay.\n"))
    #expect(text.contains("| Interface | `…API` | Domain, RoutingCore |\n"))
    #expect(!text.contains("old") && !text.contains("| Tool |"))
    let after = await run(shop, "--check", "A.md")
    #expect(after.code == .clean)
    #expect(after.errors == "2 graphs are up to date\n")
    #expect(await run(shop, "--update", "A.md").errors == "")
  }

  @Test(
    "where one document is wrong, none is written",
    arguments: [
      ("<!-- modgraph graph -->\n", "B.md:1:1: error: no line \"<!-- end of graph -->\" follows"),
      (
        "<!-- modgraph graph -->\n<!-- modgraph graph -->\n<!-- end of graph -->\n",
        "B.md:1:1: error: no line"
      ),
      (
        "x\n<!-- modgraph graph --arund A -->\n<!-- end of graph -->\n",
        "B.md:2:1: error: there is no option --arund; did you mean --around?"
      ),
      (
        "<!-- modgraph graph --around ChekoutAPI -->\n<!-- end of graph -->\n",
        "there is no module or package ChekoutAPI; did you mean CheckoutAPI?"
      ),
    ])
  func damaged(text: String, message: String) async throws {
    let shop = try Fixture(ShopFixture.files().merging(["A.md": Self.stale, "B.md": text]) { $1 })
    let run = await run(shop, "--update", "A.md", "B.md")
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try shop.text("A.md") == Self.stale)
  }

  @Test("a missing file, no file, and a query beside files are refused")
  func refused() async throws {
    let shop = try Fixture(ShopFixture.files())
    let missing = await run(shop, "--update", "A.md")
    #expect(missing.code == .couldNotJudge)
    #expect(missing.errors.contains("cannot read"))
    #expect(await run(shop, "--check").code == .usage)
    #expect(await shop.run("graph", "--update", "--roles", "A.md").code == .usage)
  }
}
