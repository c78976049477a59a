/// What commands use of the system and tests replace.
package struct Services: Sendable {
  var manifests: any ManifestEvaluator = SwiftPM()
  /// Measures the time that git may take.
  package var clock: any Clock<Duration> = SuspendingClock()

  package init(
    manifests: any ManifestEvaluator = SwiftPM(), clock: any Clock<Duration> = SuspendingClock()
  ) {
    self.manifests = manifests
    self.clock = clock
  }
}
