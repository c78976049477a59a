/// Tells the time since it was made, on any clock.
struct Stopwatch: Sendable {
  /// The time so far.
  let elapsed: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    elapsed = Self.start(clock)
  }

  /// Opens the clock's type, whose instants cannot be named from outside.
  private static func start(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
