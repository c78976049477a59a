import DesignCore
import Foundation
import NavigationCore
import NetworkCoreTesting
import RoutingCore
import SeededTesting
import TerminalCoreTesting
import Testing

@testable import TerminalCore

/// A clock on which each look takes a millisecond, as if handling a key took some.
private final class LookingClock: Clock, Sendable {
  private let clock = ManualClock()

  var now: ManualClock.Instant {
    clock.advance(by: .milliseconds(1))
    return clock.now
  }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

private struct LongRoute: Route {}

/// A screen that has to be scrolled.
@MainActor
private struct LongScreen: Screen {
  let tap: @MainActor @Sendable (Int) -> Void

  var content: ScreenContent {
    ScreenContent(
      title: "Long",
      sections: [
        Section(
          rows: (0..<40).map { row in
            .item(
              Item(Text("Row \(row)"), action: Control("Row \(row)", id: "\(row)") { tap(row) }))
          })
      ])
  }
}

/// More input than anyone types, in full screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InputFloodTests {
  /// Runs a session until it ends by itself.
  private func run(
    on terminal: ScriptedTerminal, clock: some Clock<Duration>,
    tap: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
  ) async throws -> TerminalSession.Ending {
    let navigator = Navigator(tabs: [Tab("Long", root: LongRoute())]) { _, _ in
      LongScreen(tap: tap)
    }
    let session = TerminalSession(
      navigator: navigator, driver: terminal, colors: TerminalColors(environment: [:]), clock: clock
    ) { _ in LongRoute() }
    return try await session.run()
  }

  @Test("18 kB of arrow keys: a frame comes at least every 50 ms, and every key counts")
  func arrows() async throws {
    let terminal = ScriptedTerminal(columns: 30, rows: 9)
    let clock = LookingClock()
    for read in 0..<300 {
      terminal.type(String(repeating: read.isMultiple(of: 2) ? "\u{1B}[B" : "\u{1B}[A", count: 20))
    }
    terminal.type("G")
    var frameTimes: [Duration] = []
    let elapsed = clock.stopwatch()
    let watching = Task {
      var seen = 0
      while !Task.isCancelled {
        await terminal.meets { terminal.frames.count > seen }
        seen = terminal.frames.count
        frameTimes.append(elapsed())
        if terminal.focusedLine?.contains("Row 39") == true { break }
      }
      terminal.type("q")
    }
    #expect(try await run(on: terminal, clock: clock) == .quit)
    await watching.value
    #expect(frameTimes.count > 100)
    let gaps = zip(frameTimes, frameTimes.dropFirst()).map { $1 - $0 }
    #expect(gaps.max() ?? .zero <= .milliseconds(50))
  }

  @Test("a signal ends the session before the next key, however many wait")
  func signal() async throws {
    let terminal = ScriptedTerminal()
    var taps = 0
    terminal.type(String(repeating: "\u{1B}[A\r", count: 1000))
    let ending = try await run(on: terminal, clock: ManualClock()) { _ in
      taps += 1
      if taps == 5 { terminal.send(.terminate(15)) }
    }
    #expect(ending == .signal(15))
    #expect(taps == 5)
    #expect(terminal.calls == ["enter", "leave"])
  }

  @Test("200 kB of random bytes are at most 64 kB of keys, and the session goes on")
  func garbage() async throws {
    for seed in 0..<4 {
      var random = Seeded(UInt64(seed))
      let terminal = ScriptedTerminal()
      let clock = ManualClock()
      let running = Task { try await run(on: terminal, clock: clock) }
      await terminal.shows("Row 0")
      for _ in 0..<50 {
        // Neither q nor Ctrl-C, which quit.
        let bytes = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }
        terminal.send(.input(bytes.map { [0x71, 0x03].contains($0) ? 0x1B : $0 }))
      }
      terminal.send(.terminate(15))
      #expect(try await running.value == .signal(15))
    }
  }

  @Test("a key that waited is as old as when it came: it does not pay on a screen seen since")
  func arrival() async throws {
    let stage = TerminalStage()
    stage.model.gate.open()
    stage.model.onAdd = { stage.clock.advance(by: .seconds(1)) }
    try await stage.run {
      await stage.terminal.focuses("Soup 1")
      // Handled a second after it came: Pay has been in sight for as long by then.
      stage.terminal.type("\rG\u{1B}[B\r")
      await stage.terminal.shows("Press enter once more for: Pay")
      #expect(stage.model.quantity == 1)
      #expect(stage.model.charges == 0)
      stage.passGuard()
      stage.terminal.type("\r")
      await stage.terminal.shows("Paid")
    }
    #expect(stage.model.charges == 1)
  }
}
