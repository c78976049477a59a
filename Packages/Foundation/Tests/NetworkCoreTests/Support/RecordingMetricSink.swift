import AnalyticsCore
import Foundation

/// Keeps what was recorded; the lock guards the list.
final class RecordingMetricSink: MetricSink, @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Metric] = []

  var metrics: [Metric] { lock.withLock { list } }
  func record(_ metric: Metric) { lock.withLock { list.append(metric) } }
}
