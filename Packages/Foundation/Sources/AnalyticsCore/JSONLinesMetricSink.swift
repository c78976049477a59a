import Foundation

/// Writes each metric as one line of JSON with sorted keys.
public struct JSONLinesMetricSink: MetricSink {
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes one line without its newline; may be called from any thread.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  public func record(_ metric: Metric) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let line = try? encoder.encode(Line(metric: metric)) else { return }
    write(String(decoding: line, as: UTF8.self))
  }

  private struct Line: Encodable {
    let metric: String
    let values: [String: Double]
    let labels: [String: String]

    init(metric: Metric) {
      self.metric = metric.name
      values = metric.values
      labels = metric.labels
    }
  }
}
