import DesignCore
import Foundation
import TerminalCoreTesting
import DesignCoreTesting
import Testing

@testable import TerminalCore

@Suite struct TerminalLayoutTests {
  private static let samples: [(name: String, scene: TerminalScene)] = [
    ("store", scene(SampleScreens.store)), ("basket", scene(SampleScreens.basket)),
    ("asking", scene(SampleScreens.asking)), ("sheet", sheet), ("keys", keys),
    ("loading", scene(.loading(title: "Stores"))),
    ("failed", scene(.failed(title: "Stores", message: "The stores could not be loaded.") {})),
  ]

  @Test(
    "every kind of screen looks as agreed, to the cell",
    arguments: samples.map(\.name), [40, 80, 120])
  func snapshot(name: String, columns: Int) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let layout = TerminalLayout(sample.scene, size: TerminalSize(columns: columns, rows: 24))
    let text = layout.frame.text
    let agreed = try TextSnapshot("\(name)-\(columns)").agreed(over: text)
    #expect(text == agreed, "run ci/snapshots to see and accept the difference")
  }

  @Test(
    "in any window, however small, there is a frame of its size", arguments: samples.map(\.name))
  func anySize(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    for columns in 1...40 {
      for rows in 1...14 {
        let size = TerminalSize(columns: columns, rows: rows)
        let text = TerminalLayout(sample.scene, size: size).frame.text
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == rows + 1)
        #expect(text.split(separator: "\n").allSatisfy { String($0).cellWidth <= columns })
        if columns < 24 || rows < 9 {
          let words = rows > 1 ? "Window too small" : "Needs 24 × 9"
          #expect(text.hasPrefix(FittedText(words).truncated(to: columns).string))
        }
      }
    }
  }

  @Test(
    "a window that is too small says which size is needed",
    arguments: [(20, 8), (23, 9), (24, 8), (80, 8), (12, 2), (200, 1)])
  func neededSize(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    let text = TerminalLayout(Self.scene(SampleScreens.store), size: size).frame.text
    #expect(text.contains("Needs 24 × 9"))
  }

  @Test("a narrow window keeps the badge, the way back and the way to the keys", arguments: 24...80)
  func narrow(columns: Int) {
    for selected in 0...2 {
      var scene = Self.scene(SampleScreens.store)
      scene.selectedTab = selected
      let size = TerminalSize(columns: columns, rows: 12)
      let lines = TerminalLayout(scene, size: size).frame.text.split(separator: "\n").suffix(2)
      let tabs = lines.first ?? ""
      #expect(tabs.contains("3 items") || tabs.contains("(3)"))
      #expect(tabs.contains("1") && tabs.contains("["))
      if columns >= 40 {
        for name in ["Stores", "Basket", "Profile"] { #expect(tabs.contains(name)) }
      }
      let hints = lines.last ?? ""
      #expect(hints.contains("? keys") && hints.contains("q quit"))
      #expect(columns < 28 || hints.contains("esc back"))
    }
  }

  @Test("each key is shown in a window of any size, one page after the other")
  func keyPages() {
    for (columns, rows) in [(24, 9), (40, 12), (40, 14), (80, 24)] {
      var scene = Self.keys
      var shown = ""
      while scene.firstHint != nil {
        let layout = TerminalLayout(scene, size: TerminalSize(columns: columns, rows: rows))
        shown += layout.frame.text
        scene.firstHint = layout.nextHint
        #expect(layout.frame.text.contains("enter: more") == (layout.nextHint != nil))
      }
      for hint in KeyHints.all {
        #expect(shown.contains(hint.keys), "\(columns) × \(rows)")
        for word in hint.words.split(separator: " ") { #expect(shown.contains(word)) }
      }
    }
  }

  @Test("what has the focus is marked once, with or without colour", arguments: samples.map(\.name))
  func oneMark(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let text = TerminalLayout(sample.scene, size: .usual).frame.text
    let hasTargets = !["keys", "loading"].contains(name)
    #expect(text.filter { $0 == "▸" }.count == (hasTargets ? 1 : 0))
  }

  @Test("values end in one column, whatever the names are made of")
  func alignment() {
    let text = TerminalLayout(Self.scene(SampleScreens.store), size: .usual).frame.text
    let ends = text.split(separator: "\n").compactMap { line -> Int? in
      guard let cents = line.range(of: ".00") ?? line.range(of: ".50"), line.contains("€"),
        !line.contains("items")
      else { return nil }
      return String(line[..<cents.upperBound]).cellWidth
    }
    #expect(ends.count == 4)
    #expect(Set(ends).count == 1)
  }

  @Test("the shell's own signs take one cell in every terminal", arguments: samples.map(\.name))
  func ownSigns(name: String) throws {
    var scene = try #require(Self.samples.first { $0.name == name }).scene
    scene.content = ScreenContent(title: "A", bar: Control("B") {})
    scene.sheet?.content = ScreenContent(title: "C", bar: Control("D", isPending: true) {})
    for line in [TerminalScene.BottomLine.keys, .notice("E"), .link("F")] {
      scene.line = line
      let cells = TerminalLayout(scene, size: .usual).frame.cells
      #expect(cells.filter(\.isWidthDisputed).isEmpty)
    }
  }

  @Test("wide windows keep the lines short enough to follow")
  func wideWindow() {
    let layout = TerminalLayout(
      Self.scene(SampleScreens.store), size: TerminalSize(columns: 300, rows: 24))
    let lines = layout.frame.text.split(separator: "\n")
    let widest = lines.map { $0.drop { $0 == " " }.count }.max()
    #expect(widest == TerminalLayout.widest)
  }

  private static func scene(_ content: ScreenContent) -> TerminalScene {
    TerminalScene(content: content, isNested: true, tabs: ["Stores", "Basket, 3 items", "Profile"])
  }

  private static var sheet: TerminalScene {
    var scene = scene(SampleScreens.store)
    scene.sheet = TerminalScene.Sheet(
      content: SampleScreens.basket, cancel: Control("Cancel", role: .cancel) {})
    return scene
  }

  private static var keys: TerminalScene {
    var scene = scene(SampleScreens.store)
    scene.firstHint = 0
    return scene
  }
}
