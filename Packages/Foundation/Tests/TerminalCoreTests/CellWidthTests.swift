import DesignCoreTesting
import SeededTesting
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
    for (text, isDisputed) in [
      ("a", false), ("é", false), ("👩‍👩‍👧‍👦", true), ("東", true), ("e\u{301}", true), ("❤\u{FE0F}", true),
    ] {
      var frame = Frame(size: TerminalSize(columns: 4, rows: 1))
      frame.write(FittedText(text), column: 0, row: 0, style: CellStyle())
      #expect(frame.cells[0].isWidthDisputed == isDisputed, "\(text)")
    }
  }

  @Test("a width that is found quickly is the one that is found slowly")
  func plainWidth() {
    var random = Seeded(72)
    let scalars = (0...0x1_F9FF).compactMap(Unicode.Scalar.init)
    let plain = scalars.filter { String($0).plainWidth != nil }
    #expect(plain.count > 30_000)
    for scalar in plain {
      #expect(String(scalar).plainWidth == Character(scalar).cellWidth, "\(scalar.value)")
    }
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<8 { text.append(plain.randomElement(using: &random) ?? " ") }
      let string = String(text)
      #expect(string.plainWidth == string.reduce(0) { $0 + $1.cellWidth })
      #expect(string.count == text.count, "each character stands alone")
    }
    for text in ["e\u{301}", "❤\u{FE0F}", "🍜", "\u{AD}", "a\u{200D}", "\u{7F}", "\u{85}"] {
      #expect(text.plainWidth == nil)
    }
  }
}
