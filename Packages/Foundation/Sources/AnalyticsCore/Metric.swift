/// One thing that happened, with its numbers and its labels.
///
/// Never holds a person's data: no names, no tokens, no free text.
public struct Metric: Hashable, Sendable {
  /// What happened, in lower snake case, such as `store_first_content`.
  public let name: String
  /// Measured numbers by name; the name ends in the unit, such as `duration_ms`.
  public let values: [String: Double]
  /// Labels from small fixed sets, such as `outcome`.
  public let labels: [String: String]

  public init(_ name: String, values: [String: Double] = [:], labels: [String: String] = [:]) {
    self.name = name
    self.values = values
    self.labels = labels
  }
}

/// Takes metrics, from any isolation; never blocks and never fails the caller.
public protocol MetricSink: Sendable {
  /// Records one metric.
  func record(_ metric: Metric)
}

/// A sink for runs that record nothing.
public struct DiscardingMetricSink: MetricSink {
  public init() {}
  public func record(_ metric: Metric) {}
}
