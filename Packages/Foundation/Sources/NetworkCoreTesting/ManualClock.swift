import Foundation

/// A clock that stands still until a test moves it.
///
/// A lock guards the time and the table of sleepers, because `now` cannot wait; continuations are
/// resumed after it is let go, each by whoever took it out of the table.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A time since the clock was made.
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Watcher {
    let limit: Duration
    let continuation: CheckedContinuation<Duration, Never>
  }
  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [UUID: Sleeper] = [:]
  private var cancelled: Set<UUID> = []
  private var watchers: [Watcher] = []

  public init() {}

  public var now: Instant { lock.withLock { time } }
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock is moved to the deadline; throws `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id)
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the time on and wakes whoever slept for no longer.
  public func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      due.keys.forEach { sleepers[$0] = nil }
      return due.values
    }
    due.sorted { $0.deadline < $1.deadline }.forEach { $0.continuation.resume() }
  }

  /// Waits until somebody sleeps for no longer than that, and says for how long.
  public func sleeper(within limit: Duration) async -> Duration {
    await withCheckedContinuation { continuation in
      let found = lock.withLock {
        let found = shortest.flatMap { $0 <= limit ? $0 : nil }
        if found == nil { watchers.append(Watcher(limit: limit, continuation: continuation)) }
        return found
      }
      if let found { continuation.resume(returning: found) }
    }
  }

  /// How long the one who wakes first still sleeps; only with the lock held.
  private var shortest: Duration? {
    sleepers.values.map { time.duration(to: $0.deadline) }.min()
  }

  private func add(_ sleeper: Sleeper, _ id: UUID) {
    var reached: [Watcher] = []
    let outcome: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= time { return .success(()) }
      sleepers[id] = sleeper
      let left = time.duration(to: sleeper.deadline)
      reached = watchers.filter { left <= $0.limit }
      watchers.removeAll { left <= $0.limit }
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
    let left = sleeper.deadline.offset - now.offset
    reached.forEach { $0.continuation.resume(returning: left) }
  }

  /// A cancellation may come before the sleep begins; then `add` finds it.
  private func cancel(_ id: UUID) {
    let sleeper = lock.withLock {
      let sleeper = sleepers.removeValue(forKey: id)
      if sleeper == nil { cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
