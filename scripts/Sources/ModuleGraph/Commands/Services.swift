/// What commands use of the system and tests replace.
struct Services: Sendable {
  var manifests: any ManifestEvaluator = SwiftPM()
  /// Measures the time that git may take.
  var clock: any Clock<Duration> = SuspendingClock()
}
