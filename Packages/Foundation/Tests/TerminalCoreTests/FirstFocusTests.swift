import DesignCore
import Testing

@testable import TerminalCore

/// What has the focus before the person moved it, and after what had it is gone.
@Suite struct FirstFocusTests {
  private static let pay = Control("Pay", isCommitting: true) {}
  private static let done = Control("Done") {}
  private static let remove = Control("Remove", role: .destructive) {}

  private static func pane(
    toolbar: [Control] = [], rows: [Row] = [], bar: Control? = nil
  ) -> Pane {
    Pane(
      ScreenContent(title: "", toolbar: toolbar, sections: [Section(rows: rows)], bar: bar),
      width: 60)
  }

  private static func stepper(_ name: String, _ quantity: Int) -> Row {
    .stepper(Stepper(name, quantity: quantity, decrement: {}, increment: {}, remove: {}))
  }

  @Test(
    "it is the first control that takes nothing away and commits to nothing, or none",
    arguments: [
      (pane(bar: pay), nil), (pane(toolbar: [done], bar: pay), "Done"),
      (pane(rows: [.button(remove), .button(done)], bar: pay), "Done"),
      (pane(rows: [stepper("Tea", 1)], bar: pay), "Tea.increment"),
      (pane(rows: [stepper("Tea", 2)], bar: pay), "Tea.increment"),
      (pane(rows: [.button(remove)], bar: done), "Done"),
    ] as [(Pane, String?)])
  func first(pane: Pane, id: String?) {
    #expect(pane.focused(at: pane.settled(ScreenPlace(), height: 10))?.control.id == id)
  }

  @Test("a control that commits and had the focus has it no more when its screen comes back")
  func comingBack() {
    let pane = Self.pane(rows: [.button(Self.done)], bar: Self.pay)
    var place = pane.moved(pane.settled(ScreenPlace(), height: 10), by: .down, height: 10)
    #expect(pane.focused(at: place)?.control.id == "Pay")
    place.isMoved = false
    #expect(pane.focused(at: place)?.control.id == "Done")
  }

  @Test("the focus of a control that is gone never falls to one that commits")
  func gone() {
    let before = Self.pane(rows: [.button(Control("Try again") {})])
    var place = before.settled(before.moved(ScreenPlace(), by: .first, height: 10), height: 10)
    #expect(before.focused(at: place)?.control.id == "Try again")
    place = Self.pane(bar: Self.pay).settled(place, height: 10)
    #expect(Self.pane(bar: Self.pay).focused(at: place) == nil)
    let lines = Self.pane(rows: [Self.stepper("Tea", 1)], bar: Self.pay)
    #expect(lines.focused(at: lines.settled(place, height: 10))?.control.id == "Tea.increment")
  }

  @Test("with no focus, down leads to what there is, and up to the toolbar")
  func firstMove() {
    let pane = Self.pane(bar: Self.pay)
    #expect(pane.focused(at: pane.moved(ScreenPlace(), by: .up, height: 10)) == nil)
    #expect(pane.focused(at: pane.moved(ScreenPlace(), by: .down, height: 10))?.control.id == "Pay")
    let removing = Self.pane(toolbar: [Self.remove], rows: [.button(Self.remove)])
    let down = removing.moved(ScreenPlace(), by: .down, height: 10)
    #expect(removing.focused(at: down)?.id.part == .body)
    let up = removing.moved(ScreenPlace(), by: .up, height: 10)
    #expect(removing.focused(at: up)?.id.part == .header)
  }

  @Test("with no focus, words are scrolled before the bar gets it")
  func scrolling() {
    let pane = Self.pane(rows: (1...14).map { .text(Text("line \($0)")) }, bar: Self.pay)
    var place = pane.settled(ScreenPlace(), height: 10)
    for scroll in 1...4 {
      place = pane.moved(place, by: .down, height: 10)
      #expect(place.scroll == scroll)
      #expect(pane.focused(at: place) == nil)
    }
    place = pane.moved(place, by: .down, height: 10)
    #expect(pane.focused(at: place)?.control.id == "Pay")
  }
}
