import Foundation
import NavigationCore
import NetworkCore
import NetworkCoreTesting
import ShopLaunch
import TerminalCore
import TerminalCoreTesting
import Testing

/// Enter pressed twice or held in the whole app, with the focus where each screen puts it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HeldEnterTests {
  nonisolated private static let links = [
    "shop://stores", "shop://store/thai-garden", "shop://store/corner-deli", "shop://basket",
    "shop://checkout/1001",
  ]

  @Test(
    "Enter pressed twice pays, orders, removes and replaces nothing", arguments: links,
    [0, 20, 100, 200, 400])
  func twice(link: String, gap: Int) async throws {
    #expect(try await harm(of: [gap], at: link) == [])
  }

  @Test("Enter held for three seconds pays, orders, removes and replaces nothing", arguments: links)
  func held(link: String) async throws {
    #expect(try await harm(of: [500] + Array(repeating: 33, count: 75), at: link) == [])
  }

  /// The requests that Enter must not cause when it is pressed, and again after each gap in
  /// milliseconds.
  private func harm(of gaps: [Int], at link: String) async throws -> [String] {
    let shop = try await DelayedShop()
    let (terminal, clock) = (ScriptedTerminal(columns: 80, rows: 24), ManualClock())
    let session = TerminalSession(
      navigator: shop.navigator, driver: terminal, colors: TerminalColors(environment: [:]),
      clock: clock, parseLink: DeepLink.route)
    let running = Task { try await session.run(opening: link) }
    await terminal.meets { !terminal.frames.isEmpty }
    await shop.navigator.settle()
    for gap in [2000] + gaps {
      clock.advance(by: .milliseconds(gap))
      await press("\r", terminal)
    }
    await shop.navigator.settle()
    terminal.type("\u{3}")
    _ = try await running.value
    // The basket of the demo's start holds three items; adding is no harm, taking one away is.
    let badge = try #require(shop.navigator.tabs[1].badge())
    #expect(try #require(Int(badge.prefix { $0.isNumber })) >= 3)
    return await shop.requests.all.filter(\.isHarmful).map { "\($0)" }
  }

  /// Types a key and returns once it was handled: the frame of another size comes after it.
  private func press(_ key: String, _ terminal: ScriptedTerminal) async {
    terminal.type(key)
    let frames = terminal.frames.count
    terminal.resize(columns: terminal.size.columns == 80 ? 82 : 80, rows: 24)
    await terminal.meets { terminal.frames.count > frames }
  }
}

extension HTTPRequest {
  /// Whether it pays, orders, removes an item or replaces a basket.
  fileprivate var isHarmful: Bool {
    switch (method, path.dropFirst().first) {
    case (.post, "payments"), (.post, "orders"): true
    case (.put, "basket"):
      ["\"quantity\":0", "\"replacing\":true"].contains {
        String(decoding: body ?? Data(), as: UTF8.self).contains($0)
      }
    default: false
    }
  }
}
