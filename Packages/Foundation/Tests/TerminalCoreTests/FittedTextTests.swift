import Testing

@testable import TerminalCore

@Suite struct FittedTextTests {
  @Test(
    "text that is too long ends in an ellipsis, within its cells",
    arguments: [
      ("Soup", 4, "Soup"), ("Soups", 4, "Sou…"), ("東京ボウル", 10, "東京ボウル"), ("東京ボウル", 9, "東京ボウ…"),
      ("東京", 3, "東…"), ("東京", 2, "…"), ("東京", 1, "…"), ("東京", 0, ""),
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func truncation(text: String, cells: Int, shown: String) {
    let fitted = FittedText(text).truncated(to: cells)
    #expect(fitted.string == shown)
    #expect(fitted.width <= cells)
  }

  @Test(
    "text breaks at spaces, and within a word only where a line is too short for it",
    arguments: [
      ("a bc def", 4, ["a bc", "def"]), ("abcdefg", 3, ["abc", "def", "g"]), ("", 5, [""]),
      ("東京ボウル です", 5, ["東京", "ボウ", "ル", "です"]), ("a  b", 3, ["a b"]),
      ("abc d", 0, ["ab", "c", "d"]),
    ])
  func wrapping(text: String, cells: Int, lines: [String]) {
    #expect(FittedText(text).wrapped(to: cells).map(\.string) == lines)
  }

  @Test("what steers a terminal is never in it, and what shows nothing is dropped")
  func hostile() {
    #expect(FittedText("A\u{1B}[2J\u{200B}B\u{202E}").string == "A\u{FFFD}[2JB\u{FFFD}")
    #expect(FittedText("\u{301}\u{200D}a").string == "a")
    #expect(FittedText("x\ny").string == "x y")
  }

  @Test("clusters that become one when what parted them is dropped take its cells")
  func joined() {
    let flag = FittedText("🇮\u{200B}🇪")
    #expect(flag.width == flag.glyphs.reduce(0) { $0 + $1.width })
    #expect(flag.width == 2)
  }

  @Test("a letter under ten thousand marks takes one cell and few bytes")
  func endlessCluster() {
    let fitted = FittedText("a" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(fitted.width == 2)
    #expect(fitted.string.unicodeScalars.count <= 17)
  }

  @Test("a name of any length costs no more than its beginning")
  func endlessName() {
    #expect(FittedText(String(repeating: "x", count: 100_000)).width == 512)
  }
}
