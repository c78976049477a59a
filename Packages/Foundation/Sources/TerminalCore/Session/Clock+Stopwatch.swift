extension Clock where Duration == Swift.Duration {
  /// A way to ask how long ago the way was made.
  func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { [self] in start.duration(to: now) }
  }
}
