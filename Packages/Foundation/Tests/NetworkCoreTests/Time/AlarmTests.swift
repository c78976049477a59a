import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct AlarmTests {
  private let clock = ManualClock()
  private let rung: AsyncStream<String>
  private let ring: AsyncStream<String>.Continuation

  init() {
    (rung, ring) = AsyncStream.makeStream()
  }

  /// The names that rang, in order; waits for so many.
  private func names(_ count: Int) async -> [String] {
    var names: [String] = []
    for await name in rung.prefix(count) { names.append(name) }
    return names
  }

  private func set(_ name: String, on alarm: Alarm) -> Int {
    alarm.set { ring.yield(name) }
  }

  @Test("each wait rings at its own end, and one that was stopped does not")
  func ends() async {
    let alarm = Alarm(after: .seconds(5), on: clock)
    _ = set("first", on: alarm)
    #expect(await clock.sleeper(within: .seconds(5)) == .seconds(5))
    clock.advance(by: .seconds(2))
    let stopped = set("stopped", on: alarm)
    _ = set("second", on: alarm)
    #expect(alarm.stop(stopped))

    clock.advance(by: .seconds(3))
    #expect(await names(1) == ["first"])
    #expect(await clock.sleeper(within: .seconds(2)) == .seconds(2))
    clock.advance(by: .seconds(2))
    #expect(await names(1) == ["second"])
  }

  @Test("a wait that has rung cannot be stopped any more, and so can none twice")
  func stopping() async {
    let alarm = Alarm(after: .seconds(1), on: clock)
    let number = set("a", on: alarm)
    clock.advance(by: await clock.sleeper(within: .seconds(1)))
    #expect(await names(1) == ["a"])
    #expect(!alarm.stop(number))

    let other = set("b", on: alarm)
    #expect(alarm.stop(other))
    #expect(!alarm.stop(other))
  }

  @Test("an alarm that was at rest watches again")
  func again() async {
    let alarm = Alarm(after: .seconds(1), on: clock)
    for name in ["a", "b", "c"] {
      _ = set(name, on: alarm)
      clock.advance(by: await clock.sleeper(within: .seconds(1)))
      #expect(await names(1) == [name])
    }
  }

  @Test("a thousand waits at once ring once each")
  func many() async {
    let alarm = Alarm(after: .seconds(1), on: clock)
    let wanted = (0..<1_000).map { "\($0)" }
    for name in wanted { _ = set(name, on: alarm) }
    clock.advance(by: await clock.sleeper(within: .seconds(1)))
    #expect(Set(await names(1_000)) == Set(wanted))
  }
}
