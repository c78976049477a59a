import Testing

@testable import TerminalCore

@Suite struct CellWidthTests {
  @Test(
    "a cluster takes the cells that a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("€", 1), ("…", 1), ("▸", 1),
      // CJK, half and full width
      ("東", 2), ("ボ", 2), ("ｱ", 1), ("＋", 2), ("か\u{3099}", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("、", 2),
      // emoji: plain, with a variation selector, toned, joined, keycaps, flags
      ("🍜", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2),
      ("❤\u{FE0F}‍🔥", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇮🇪", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
      // right to left, and scripts of South-East Asia
      ("ש", 1), ("שׁ", 1), ("ع", 1), ("ผ", 1), ("กำ", 2),
      // nothing to see
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{301}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0),
      ("\u{1B}", 0), ("\u{7F}", 0),
    ] as [(Character, Int)])
  func width(character: Character, cells: Int) {
    #expect(character.cellWidth == cells)
  }

  @Test("a text takes what its clusters take")
  func text() {
    #expect("東京ボウル".cellWidth == 10)
    #expect("Zoë 🇮🇪".cellWidth == 6)
    #expect("שלום".cellWidth == 4)
    #expect("क्षि".cellWidth == 2)
  }

  @Test("where terminals differ about a width, what follows is placed anew")
  func disputed() {
    #expect(!Character("a").isWidthDisputed)
    #expect(!Character("é").isWidthDisputed)
    #expect(Character("👩‍👩‍👧‍👦").isWidthDisputed)
    #expect(Character("東").isWidthDisputed)
    #expect(Character("e\u{301}").isWidthDisputed)
  }
}
