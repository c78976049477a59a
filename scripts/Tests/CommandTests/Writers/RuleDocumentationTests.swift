import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("docs/rules.md")
struct RuleDocumentationTests {
  private static let root = Path.normalized(#filePath + "/../../../../..")
  private static let page = Path.join(root, "docs/rules.md")

  @Test(
    "every rule has its section, and every section its rule",
    .enabled(if: FileSystem.exists(page), "the tool was copied without the documentation"))
  func sections() throws {
    let text = String(decoding: try FileSystem.read(Self.page), as: UTF8.self)
    let sections = text.split(separator: "\n").filter { $0.hasPrefix("### `") }.map {
      String($0.dropFirst(5).dropLast())
    }
    let rules = Rule.all.map(\.id) + [ExceptionRule.id, Ratchet.staleID]
    #expect(sections.sorted() == rules.sorted())
  }
}
