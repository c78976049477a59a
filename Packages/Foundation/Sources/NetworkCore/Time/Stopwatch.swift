/// Tells the time since it was made, on any clock, and waits by it.
struct Stopwatch: Sendable {
  /// The time so far.
  let elapsed: @Sendable () -> Duration
  /// Waits until so much time has passed in all; throws `CancellationError`.
  let wait: @Sendable (_ elapsed: Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) {
    self = Self.start(clock)
  }

  private init(
    elapsed: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.wait = wait
  }

  /// Opens the clock's type, whose instants cannot be named from outside.
  private static func start(_ clock: some Clock<Duration>) -> Stopwatch {
    let start = clock.now
    return Stopwatch {
      start.duration(to: clock.now)
    } wait: {
      try await clock.sleep(until: start.advanced(by: $0), tolerance: nil)
    }
  }
}
