import DesignCore
import DesignCoreTesting
import SeededTesting
import Testing

@testable import TerminalCore

/// A screen of which only the rows in sight are laid out, against one that is laid out as a whole.
@Suite struct DeferredRowsTests {
  @Test("whatever is on a screen, and however wide it is, each range of lines is the same")
  func sameLines() {
    var random = Seeded(70)
    var deferredRows = 0
    for round in 0..<150 {
      let sections = RandomRows.sections(&random)
      let width = Int.random(in: 8...130, using: &random)
      var (whole, lazy) = (Document(.body, width: width), Document(.body, width: width))
      whole.append(sections, defers: false)
      lazy.append(sections)
      #expect(lazy.height == whole.height, "round \(round)")
      guard lazy.height == whole.height else { continue }
      let all = whole.lines(in: 0..<whole.height)
      for _ in 0..<4 {
        let start = Int.random(in: 0...whole.height, using: &random)
        let range = start..<Int.random(in: start...whole.height, using: &random)
        #expect(lazy.lines(in: range) == Array(all[range]), "round \(round), \(range)")
      }
      #expect(lazy.targets.map(Self.words) == whole.targets.map(Self.words), "round \(round)")
      deferredRows +=
        sections.flatMap(\.rows).filter {
          $0.content.quickHeight(ItemColumns(sections, end: width - 2), room: max(width - 4, 1))
            != nil
        }.count
    }
    #expect(deferredRows > 200)
  }

  @Test("scrolled, moved about and resized, the frame is that of the whole layout")
  func sameFrames() {
    var random = Seeded(71)
    for round in 0..<25 {
      let content = ScreenContent(
        title: "Menu", sections: RandomRows.sections(&random), bar: Control("Bar") {})
      var places = (ScreenPlace(), ScreenPlace())
      for _ in 0..<20 {
        let size = TerminalSize(
          columns: .random(in: 24...110, using: &random), rows: .random(in: 9...40, using: &random))
        let layouts = [(places.0, true), (places.1, false)].map { place, defers in
          TerminalLayout(TerminalScene(content: content, place: place), size: size, defers: defers)
        }
        #expect(layouts[0].frame == layouts[1].frame, "round \(round)")
        let move = Move.allCases.randomElement(using: &random) ?? .down
        let moved = layouts.map { layout in
          layout.active?.moved(layout.place, by: move, height: layout.height) ?? ScreenPlace()
        }
        #expect(moved[0] == moved[1], "round \(round)")
        places = (moved[0], moved[1])
      }
    }
  }

  private static func words(_ target: Target) -> String {
    "\(target.id) \(target.control.label) \(target.lines) \(target.column) \(target.row)"
  }
}

/// Rows of every kind, with names and values of every kind of width.
private enum RandomRows {
  /// Most names of a shop are like these.
  private static let plainWords = ["Soup", "Pad Thai", "東京ボウル", "Crème brûlée", "€9.50", "¥1,200"]
  private static let words = [
    "Soup", "Pad Thai with everything", "東京ボウル", "かつ丼", "が", "한국", "שלום", "سوق",
    "Crème brûlée", "€9.50", "¥1,200", "👩‍👩‍👧‍👦", "🇮🇪", "❤️", "e\u{301}", "\u{200B}", "", " ",
    "a  b", "\u{1B}[2J", "\n", "“quoted” – and … on", "x\u{AD}y", "½", "ＮＹ", "\u{1100}\u{1161}",
    "supercalifragilisticexpialidocious", "ｱｲｳ", "가\u{11A8}", "丼\u{FE00}", "か\u{3099}",
  ]

  static func sections(_ random: inout Seeded) -> [Section] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Section(
        Bool.random(using: &random) ? text(&random).string : nil,
        rows: (0..<Int.random(in: 0...12, using: &random)).map { _ in row(&random) })
    }
  }

  private static func row(_ random: inout Seeded) -> Row {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .text(text(&random))
    case 1: .photo(Photo(label: text(&random).string))
    case 2: .button(control(&random))
    case 3:
      .stepper(
        Stepper(
          text(&random).string, quantity: 1, details: details(&random), value: text(&random),
          decrement: {}, increment: {}, remove: {}))
    case 4: .item(item(&random, controls: [control(&random)]))
    default: .item(item(&random, controls: []))
    }
  }

  private static func item(_ random: inout Seeded, controls: [Control]) -> Item {
    Item(
      text(&random), details: details(&random),
      value: Bool.random(using: &random) ? text(&random) : nil,
      action: Bool.random(using: &random) ? control(&random) : nil, controls: controls)
  }

  private static func details(_ random: inout Seeded) -> [Text] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      var detail = text(&random)
      if Bool.random(using: &random) { detail.style = .caption }
      return detail
    }
  }

  private static func control(_ random: inout Seeded) -> Control {
    Control(
      text(&random).string,
      icon: Bool.random(using: &random) ? Icon.allCases.randomElement(using: &random) : nil,
      role: .standard, isEnabled: Bool.random(using: &random)
    ) {}
  }

  private static func text(_ random: inout Seeded) -> Text {
    let words = Int.random(in: 0..<4, using: &random) > 0 ? plainWords : words
    let count = [1, 1, 1, 1, 1, 1, 2, 3, 9].randomElement(using: &random) ?? 1
    return Text(
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "),
      style: Text.Style.allCases.randomElement(using: &random) ?? .body,
      tone: Text.Tone.allCases.randomElement(using: &random) ?? .primary)
  }
}
