public import AnalyticsCore

/// Records one metric for each call, whatever its result: `http_call` with `duration_ms`, the
/// `method`, the `resource` (the path's first two segments: ids stay out) and the `outcome`.
///
/// The duration is what the caller waits, all tries and refreshes included. The outcome is the
/// status, or one word: `transport`, `timeout`, `cancelled`, or `decoding` for an answer that could
/// not be read, in whole or in part.
public struct CallMetrics: Sendable {
  private let sink: any MetricSink
  private let clock: any Clock<Duration>

  public init(sink: any MetricSink, clock: any Clock<Duration> = ContinuousClock()) {
    self.sink = sink
    self.clock = clock
  }

  func start() -> Stopwatch { Stopwatch(clock) }

  func record(_ request: HTTPRequest, outcome: String, since watch: Stopwatch) {
    sink.record(
      Metric(
        "http_call",
        values: ["duration_ms": watch.elapsed() / .milliseconds(1)],
        labels: [
          "method": request.method.rawValue,
          "resource": request.resource,
          "outcome": outcome,
        ]
      ))
  }
}

extension HTTPRequest {
  /// The path's first two segments, such as `v1/orders`: what metrics and logs may name, since ids
  /// come after them.
  var resource: String { path.prefix(2).joined(separator: "/") }
}

extension HTTPError {
  static let decodingOutcome = "decoding"

  /// One word from a fixed set, or the status.
  var outcome: String {
    switch self {
    case .transport: "transport"
    case .timeout: "timeout"
    case .status(let refusal): "\(refusal.status)"
    case .decoding: Self.decodingOutcome
    case .cancelled: "cancelled"
    }
  }
}
