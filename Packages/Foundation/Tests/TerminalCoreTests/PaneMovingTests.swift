import DesignCore
import DesignCoreTesting
import Testing

@testable import TerminalCore

@Suite struct PaneMovingTests {
  private let height = 10

  private func pane(_ content: ScreenContent) -> Pane { Pane(content, width: 60) }

  /// Where a person is after moves, from the start.
  private func walk(_ pane: Pane, _ moves: [Move], height: Int = 10) -> ScreenPlace {
    moves.reduce(pane.settled(ScreenPlace(), height: height)) {
      pane.settled(pane.moved($0, by: $1, height: height), height: height)
    }
  }

  private func focus(_ pane: Pane, _ moves: [Move]) -> String? {
    pane.focused(at: walk(pane, moves))?.control.id
  }

  @Test("the focus begins in the body, else at the bar, else in the toolbar")
  func first() {
    #expect(focus(pane(SampleScreens.store), []) == "Pad Thai")
    #expect(
      focus(pane(ScreenContent(title: "", toolbar: [Control("T") {}], bar: Control("B") {})), [])
        == "B")
    #expect(focus(pane(ScreenContent(title: "", toolbar: [Control("T") {}])), []) == "T")
    #expect(focus(pane(ScreenContent(title: "")), [.down, .up, .left, .pageDown, .last]) == nil)
  }

  @Test("down leads through body and bar and stays at the end; up leads back to the toolbar")
  func upAndDown() {
    let short = pane(SampleScreens.long(3))
    #expect(focus(short, [.down]) == "Dish 2")
    #expect(focus(short, [.down, .down, .down]) == "Bar")
    #expect(focus(short, [.down, .down, .down, .down]) == "Bar")
    #expect(focus(short, [.down, .down, .down, .up]) == "Dish 3")
    #expect(focus(pane(SampleScreens.store), [.up, .up, .up, .up]) == "favourite")
  }

  @Test("left and right move within a row only, up and down keep to the column")
  func sideways() {
    let basket = pane(SampleScreens.basket)
    #expect(focus(basket, []) == "Bagel.increment")
    #expect(focus(basket, [.right]) == "Bagel.remove")
    #expect(focus(basket, [.right, .right]) == "Bagel.remove")
    #expect(focus(basket, [.down]) == "ＮＹ Cheesecake.increment")
    #expect(focus(basket, [.down, .left, .up]) == "Bagel.decrement")
  }

  @Test("what has the focus is always in sight while the focus moves")
  func inSight() {
    let long = pane(SampleScreens.long(50))
    var place = walk(long, [])
    for move in Array(repeating: Move.down, count: 55) + Array(repeating: Move.up, count: 55) {
      place = long.settled(long.moved(place, by: move, height: height), height: height)
      #expect(long.showsFocus(place, height: height))
    }
    #expect(place.scroll == 0)
  }

  @Test("pages scroll by a window but one line, and take the focus along")
  func pages() {
    let long = pane(SampleScreens.long(50))
    let second = walk(long, [.pageDown])
    #expect(second.scroll == height - 1)
    #expect(long.focused(at: second)?.control.id == "Dish 9")
    let last = walk(long, Array(repeating: .pageDown, count: 9))
    #expect(last.scroll == long.body.height - height)
    #expect(long.focused(at: last)?.control.id == "Dish 50")
    #expect(focus(long, [.pageDown, .pageDown, .pageUp]) == "Dish 9")
    #expect(focus(long, [.last]) == "Dish 50")
    #expect(focus(long, [.last, .first]) == "Dish 1")
  }

  @Test("words below the last control are reached by going on down, and the way back shows all")
  func wordsBelow() {
    let words = ScreenContent(
      title: "Words",
      sections: [
        Section(rows: [.button(Control("Top") {})]),
        Section(rows: (1...30).map { .text(Text("line \($0)")) }),
      ], bar: Control("Bar") {})
    let text = pane(words)
    let down = walk(text, [.down, .down, .down])
    #expect(down.scroll == 3)
    #expect(!text.showsFocus(down, height: height))
    let end = walk(text, Array(repeating: .down, count: 40))
    #expect(end.scroll == text.body.height - height)
    #expect(text.focused(at: end)?.control.id == "Bar")
    let top = walk(text, Array(repeating: .down, count: 40) + Array(repeating: .up, count: 40))
    #expect(top.scroll == 0)
    #expect(text.focused(at: top)?.control.id == "Top")
  }

  @Test("a control that goes leaves the focus to its neighbour, and has it again once it is back")
  func comesAndGoes() {
    var place = walk(pane(SampleScreens.long(5)), [.down, .down, .down, .down])
    place = pane(SampleScreens.long(3)).settled(place, height: height)
    #expect(pane(SampleScreens.long(3)).focused(at: place)?.control.id == "Bar")
    place = pane(SampleScreens.long(5)).settled(place, height: height)
    #expect(pane(SampleScreens.long(5)).focused(at: place)?.control.id == "Dish 5")
  }

  @Test("controls of one id are told apart")
  func sameID() {
    let twins = pane(
      ScreenContent(
        title: "", toolbar: [Control("A") {}],
        sections: [Section(rows: [.button(Control("A") {}), .button(Control("A") {})])]))
    #expect(Set(twins.targets.map(\.id)).count == 3)
    #expect(walk(twins, [.down]).focus != walk(twins, []).focus)
  }

  @Test("the window can shrink and grow under any place")
  func resizing() {
    let long = pane(SampleScreens.long(50))
    var place = walk(long, [.last])
    for height in [1, 2, 40, 100, 3, 0, 10] {
      place = long.settled(place, height: height)
      #expect((0...max(long.body.height - height, 0)).contains(place.scroll))
    }
  }
}
