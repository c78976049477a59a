import NetworkCoreTesting
import TerminalCoreTesting
import Testing

@testable import TerminalCore

/// Enter pressed twice or held on the way from stores to a receipt, wherever that begins.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HeldEnterTests {
  @Test(
    "Enter pressed twice pays, orders, removes and replaces nothing",
    arguments: ShoppingPlace.allCases, [0, 20, 100, 200, 400])
  func twice(place: ShoppingPlace, gap: Int) async throws {
    for isSlow in [false, true] {
      for quantity in 1...2 {
        try await hold(at: place, isSlow: isSlow, quantity: quantity, gaps: [.milliseconds(gap)])
      }
    }
  }

  @Test(
    "Enter held for three seconds pays, orders, removes and replaces nothing",
    arguments: ShoppingPlace.allCases, [33, 500])
  func held(place: ShoppingPlace, firstGap: Int) async throws {
    let repeats = (3000 - firstGap) / 33
    let gaps = [firstGap] + Array(repeating: 33, count: repeats)
    for isSlow in [false, true] {
      for quantity in 1...2 {
        try await hold(
          at: place, isSlow: isSlow, quantity: quantity, gaps: gaps.map { .milliseconds($0) })
      }
    }
  }

  @Test("a person who moves to Pay, looks and presses Enter pays once")
  func paying() async throws {
    let shop = ShoppingStage(at: .checkout, isSlow: false, quantity: 1)
    try await shop.run {
      shop.clock.advance(by: .seconds(1))
      await shop.press("\r")
      #expect(shop.model.harm.isEmpty)
      await shop.press("j")
      shop.clock.advance(by: .seconds(1))
      await shop.press("\r")
      await shop.terminal.shows("Receipt")
    }
    #expect(shop.model.harm == ["paid"])
  }

  @Test("a person who takes one away after the other removes the line with a press of its own")
  func removing() async throws {
    let shop = ShoppingStage(at: .basket, isSlow: false, quantity: 2)
    try await shop.run {
      shop.clock.advance(by: .seconds(1))
      await shop.press("\u{1B}[D")
      await shop.press("\r")
      await shop.terminal.shows("1 × Soup")
      shop.clock.advance(by: .milliseconds(100))
      await shop.press("\r")
      await shop.terminal.shows("Press enter once more for: Remove one Soup")
      shop.clock.advance(by: .seconds(1))
      await shop.press("\r")
      await shop.terminal.meets { !shop.terminal.text.contains("Soup") }
    }
  }

  private func hold(
    at place: ShoppingPlace, isSlow: Bool, quantity: Int, gaps: [Duration]
  ) async throws {
    let shop = ShoppingStage(at: place, isSlow: isSlow, quantity: quantity)
    try await shop.run {
      // The screen is looked at first: a control that had the focus would take the key.
      shop.clock.advance(by: .seconds(2))
      await shop.press("\r")
      for gap in gaps {
        shop.clock.advance(by: gap)
        await shop.press("\r")
      }
    }
    #expect(shop.model.harm == [])
  }
}
