import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

@Suite("The text of a baseline")
struct BaselineTextTests {
  private let rules: Set = ["layer", "cycle", "no-role"]
  private let head = "# modgraph baseline 1\n"

  private func read(_ text: String) throws(BaselineError) -> [Baseline.Entry: Int] {
    try Baseline(Array(text.utf8), rules: rules).lines
  }

  private func entry(_ rule: String, _ from: String, _ to: String) -> Baseline.Entry {
    Baseline.Entry(rule: rule, from: from, to: to)
  }

  @Test("an entry is a line, sorted, without line numbers")
  func text() {
    let text = Baseline.text([
      entry("no-role", "Common", ""), entry("layer", "B", "C"), entry("layer", "A", "D"),
      entry("cycle", "A", "A → B → A"),
    ])
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "cycle A \"A → B → A\"", "layer A D", "layer B C", "no-role Common",
      ])
    #expect(text.hasSuffix("\n"))
  }

  @Test(
    "whatever stands in an entry comes back",
    arguments: [
      "", " ", "a b", "\"", "\\", "\\\"", "#", "tab\t", "line\nbreak", "\r", "é", "\u{301}",
      "\u{a0}",
      "\" \"", "a\"b", "🛒", "/Packages/My\\ Folder/", "Package.swift", "\u{2028}",
    ])
  func roundTrip(odd: String) throws {
    let entries: Set = [
      entry("layer", odd, odd), entry("layer", odd, "B"), entry("layer", "A", odd),
    ]
    #expect(Set(try read(Baseline.text(entries)).keys) == entries)
  }

  @Test("entries know their lines, whatever order a merge left them in")
  func lines() throws {
    let lines = try read(head + "layer B C\r\ncycle A \"A → A\"\r\nlayer A D")
    #expect(
      lines == [
        entry("layer", "B", "C"): 2, entry("cycle", "A", "A → A"): 3, entry("layer", "A", "D"): 4,
      ])
  }

  @Test("the lines of written entries are the lines that reading finds")
  func writtenLines() throws {
    let entries: Set = [
      entry("layer", "B", "C"), entry("cycle", "A", "x y"), entry("layer", "A", ""),
    ]
    #expect(try read(Baseline.text(entries)) == Baseline(entries).lines)
  }

  @Test("a head alone is a baseline without entries")
  func empty() throws {
    #expect(try read(head).isEmpty)
    #expect(try read(Baseline.text([])).isEmpty)
  }

  @Test(
    "damage is told with its line, and is never an empty baseline",
    arguments: [
      ("", 1, "empty"),
      ("\n", 1, "begin with"),
      ("{}\n", 1, "begin with"),
      ("# modgraph baseline 2\n", 1, "begin with"),
      ("# modgraph baseline 11\n", 1, "begin with"),
      ("layer A B\n", 1, "begin with"),
      ("# modgraph baseline 1\nlayer A B\n\nlayer A C\n", 3, "an entry is"),
      ("# modgraph baseline 1\nlayer\n", 2, "an entry is"),
      ("# modgraph baseline 1\nlayer A B C\n", 2, "an entry is"),
      ("# modgraph baseline 1\nlayer A B\nlayr A B\n", 3, "no rule \"layr\""),
      ("# modgraph baseline 1\nlayer A B\n<<<<<<< main x\n", 3, "no rule \"<<<<<<<\""),
      ("# modgraph baseline 1\n# why\n", 2, "no rule \"#\""),
      ("# modgraph baseline 1\nlayer A B\ncycle A B\nlayer A B\n", 4, "in line 2 already"),
      ("# modgraph baseline 1\nlayer \"A\" B\nlayer A B\n", 3, "in line 2 already"),
      ("# modgraph baseline 1\nlayer A \"B\n", 2, "does not end"),
      ("# modgraph baseline 1\nlayer A \"B\"C\n", 2, "does not end"),
      ("# modgraph baseline 1\nlayer A \"\\\n", 2, "does not end"),
      ("# modgraph baseline 1\nlayer A \"\\x\"\n", 2, "unknown escape"),
    ])
  func damage(text: String, line: Int, words: String) {
    let error = #expect(throws: BaselineError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(words) == true)
  }

  @Test("bytes that are not UTF-8 are damage")
  func notText() {
    let bytes = Array(head.utf8) + [0x6C, 0xFF, 0x0A]
    let error = #expect(throws: BaselineError.self) { try Baseline(bytes, rules: rules) }
    #expect(error?.line == 2)
  }
}
