import DesignCore
import DesignCoreTesting
import SeededTesting
import TerminalCoreTesting
import Testing

@testable import TerminalCore

@Suite struct FrameWriterTests {
  private let size = TerminalSize(columns: 30, rows: 6)

  private func writer(
    _ depth: ColorDepth = .trueColor, erasesInColor: Bool = true
  ) -> FrameWriter {
    FrameWriter(
      painter: StylePainter(depth: depth, scheme: .dark, erasesInColor: erasesInColor))
  }

  @Test("a frame that is like the last one writes nothing")
  func unchanged() {
    var frame = Frame(size: size)
    frame.write(FittedText("Soup"), column: 2, row: 1, style: CellStyle(.accent))
    #expect(writer().bytes(from: frame, to: frame).isEmpty)
  }

  @Test("only what changed is written, at its place")
  func oneWord() {
    var old = Frame(size: size)
    old.write(FittedText("1 in basket, and more"), column: 2, row: 3, style: CellStyle())
    var new = old
    new.write(FittedText("2"), column: 2, row: 3, style: CellStyle())
    let bytes = writer(.monochrome).bytes(from: old, to: new)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[4;3H\u{1B}[0m2")
  }

  @Test(
    "any frame leads to any other, whatever the colours", arguments: ColorDepth.allCases)
  func anyToAny(depth: ColorDepth) {
    var random = Seeded(7)
    var terminal = ScreenEmulator(size: size)
    var old: Frame?
    for round in 0..<300 {
      let new = Self.frame(size, over: old, &random)
      terminal.take(writer(depth).bytes(from: old, to: new))
      #expect(terminal.text == new.text, "round \(round)")
      old = new
    }
    #expect(terminal.faults.isEmpty)
  }

  @Test("where erasing takes no colour, coloured blanks are written")
  func colouredBlanks() {
    var frame = Frame(size: size)
    frame.fill(0..<30, row: 2, style: CellStyle(on: .focused))
    let bytes = writer(erasesInColor: false).bytes(from: Frame(size: size), to: frame)
    #expect(String(decoding: bytes, as: UTF8.self).contains(String(repeating: " ", count: 30)))
    #expect(!writer(.monochrome).painter.isErasable(CellStyle(on: .focused)))
  }

  @Test("a window of another size is drawn as a whole")
  func resized() {
    var random = Seeded(8)
    let old = Self.frame(size, over: nil, &random)
    let larger = TerminalSize(columns: 40, rows: 8)
    let new = Self.frame(larger, over: nil, &random)
    var terminal = ScreenEmulator(size: larger)
    terminal.take(writer().bytes(from: old, to: new))
    #expect(terminal.text == new.text)
  }

  @Test(
    "a full row of a window that changes takes at most 200 bytes",
    arguments: ColorDepth.allCases)
  func oneRow(depth: ColorDepth) {
    let wide = TerminalSize(columns: 96, rows: 24)
    let old = Frame(size: wide)
    var new = old
    new.fill(0..<96, row: 9, style: CellStyle(on: .focused))
    new.write(FittedText("▸"), column: 0, row: 9, style: CellStyle(.accent, on: .focused))
    let name = FittedText("Pad Thai with everything")
    new.write(name, column: 2, row: 9, style: CellStyle(on: .focused))
    new.write(FittedText("€9.50"), column: 84, row: 9, style: CellStyle(on: .focused))
    new.write(FittedText("＋"), column: 92, row: 9, style: CellStyle(.accent, on: .focused))
    #expect(writer(depth).bytes(from: old, to: new).count <= 200)
  }

  @Test("without colour no colour is ever set, only weight and reversal")
  func monochrome() {
    let painter = StylePainter(depth: .monochrome, scheme: .dark)
    for ink in CellStyle.Ink.allCases {
      for ground in CellStyle.Ground.allCases {
        let style = CellStyle(ink, on: ground, isBold: true, isUnderlined: true)
        for old in [nil, CellStyle(), CellStyle(.accent, on: .focused)] {
          let codes = painter.change(from: old, to: style).dropFirst(2).dropLast()
            .split(separator: ";").compactMap { Int($0) }
          #expect(codes.allSatisfy { [0, 1, 2, 4, 7].contains($0) }, "\(codes)")
        }
      }
    }
  }

  /// A frame with some words of any width at random places over another.
  private static func frame(
    _ size: TerminalSize, over old: Frame?, _ random: inout Seeded
  ) -> Frame {
    let words = ["Soup", "東京ボウル", "👩‍👩‍👧‍👦", "e\u{301}", "🇮🇪🇫🇷", "  ", "שלום", "＋", "❤\u{FE0F}x"]
    var frame = old ?? Frame(size: size)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let style = CellStyle(
        CellStyle.Ink.allCases.randomElement(using: &random) ?? .primary,
        on: CellStyle.Ground.allCases.randomElement(using: &random) ?? .background,
        isBold: Bool.random(using: &random))
      frame.write(
        FittedText(words.randomElement(using: &random) ?? ""),
        column: Int.random(in: -2..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random), style: style)
    }
    return frame
  }
}
