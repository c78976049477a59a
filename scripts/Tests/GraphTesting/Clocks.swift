/// A point in the time of a test's clock.
package struct TestInstant: InstantProtocol {
  package var offset: Duration

  package func advanced(by duration: Duration) -> TestInstant {
    TestInstant(offset: offset + duration)
  }
  package func duration(to other: TestInstant) -> Duration { other.offset - offset }
  package static func < (left: TestInstant, right: TestInstant) -> Bool {
    left.offset < right.offset
  }
}

/// Ten times as slow as the real clock: a limit of a minute stops what hangs and nothing else,
/// however busy the machine is.
package struct SlowClock: Clock {
  private static let slowness = 10
  private static let start = SuspendingClock.now

  package init() {}

  package var now: TestInstant {
    TestInstant(offset: (SuspendingClock.now - Self.start) / Self.slowness)
  }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
    try await Task.sleep(
      until: Self.start + deadline.offset * Self.slowness, clock: .suspending)
  }
}

/// Stands still. A test says which sleeps end.
package actor ManualClock: Clock {
  package typealias Duration = Swift.Duration

  package nonisolated let now = TestInstant(offset: .zero)
  package nonisolated let minimumResolution = Duration.zero

  private typealias Sleep = CheckedContinuation<Void, any Error>
  private var sleeps: [Int: (duration: Duration, continuation: Sleep)] = [:]
  private var ended: Set<Duration> = []
  private var count = 0

  package init() {}

  /// Ends sleeps of this length: those that have begun, and others as soon as they begin.
  package func endSleeps(of duration: Duration) {
    ended.insert(duration)
    for (number, sleep) in sleeps where sleep.duration == duration {
      sleeps[number] = nil
      sleep.continuation.resume()
    }
  }

  package func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
    let duration = deadline.offset
    if ended.contains(duration) { return }
    count += 1
    let number = count
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Sleep) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          sleeps[number] = (duration, continuation)
        }
      }
    } onCancel: {
      Task { await cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    sleeps.removeValue(forKey: number)?.continuation.resume(throwing: CancellationError())
  }
}
