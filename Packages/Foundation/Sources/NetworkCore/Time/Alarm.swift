import Foundation

/// Rings for many waits of the same length, on one clock.
///
/// A timer for each would cost more than all else that is done for a request. As every wait is as
/// long as the others, the one that was begun first ends first: one sleep, until that end, serves
/// them all, and is not disturbed by those that come and go meanwhile.
///
/// The lock guards the table; what rings is called after it is let go.
final class Alarm: @unchecked Sendable {
  private struct Wait {
    let end: Duration
    let ring: @Sendable () -> Void
  }

  private let length: Duration
  private let watch: Stopwatch
  private let lock = NSLock()
  private var waits: [Int: Wait] = [:]
  private var count = 0
  private var isWatched = false

  init(after length: Duration, on clock: any Clock<Duration>) {
    self.length = length
    watch = Stopwatch(clock)
  }

  /// Begins a wait, and says its number. At its end `ring` is called, unless it was stopped before.
  func set(_ ring: @escaping @Sendable () -> Void) -> Int {
    let (number, isFirst) = lock.withLock {
      count += 1
      waits[count] = Wait(end: watch.elapsed() + length, ring: ring)
      defer { isWatched = true }
      return (count, !isWatched)
    }
    if isFirst { sleep() }
    return number
  }

  /// Ends a wait; false when it has rung.
  func stop(_ number: Int) -> Bool {
    lock.withLock { waits.removeValue(forKey: number) != nil }
  }

  private func sleep() {
    Task { [weak self, watch] in
      while let end = self?.ring() { try? await watch.wait(end) }
    }
  }

  /// Rings for the waits that are over, and says when the next one is; nil when there is none.
  private func ring() -> Duration? {
    let (over, next) = lock.withLock {
      let now = watch.elapsed()
      let over = waits.filter { $0.value.end <= now }
      over.keys.forEach { waits[$0] = nil }
      isWatched = !waits.isEmpty
      return (over.values, waits.values.map(\.end).min())
    }
    over.forEach { $0.ring() }
    return next
  }
}
