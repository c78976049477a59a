public import AnalyticsCore

/// Records one metric for each call, whatever comes of it: `http_call` with `duration_ms`, the
/// `method`, the `resource` (the path's first two segments: ids stay out) and the `outcome`.
///
/// First in the list it measures what the caller waits, all tries and refreshes included.
public struct MetricsInterceptor: HTTPInterceptor {
  private let sink: any MetricSink
  private let clock: any Clock<Duration>

  public init(sink: any MetricSink, clock: any Clock<Duration> = ContinuousClock()) {
    self.sink = sink
    self.clock = clock
  }

  /// Throws what `next` throws.
  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    let watch = Stopwatch(clock)
    do {
      let response = try await next.send(request)
      record(request, outcome: "\(response.status)", watch.elapsed())
      return response
    } catch {
      record(request, outcome: error.kind, watch.elapsed())
      throw error
    }
  }

  private func record(_ request: HTTPRequest, outcome: String, _ duration: Duration) {
    sink.record(
      Metric(
        "http_call",
        values: ["duration_ms": duration / .milliseconds(1)],
        labels: [
          "method": request.method.rawValue,
          "resource": request.path.prefix(2).joined(separator: "/"),
          "outcome": outcome,
        ]
      ))
  }
}

extension HTTPError {
  /// One word from a fixed set, or the status.
  fileprivate var kind: String {
    switch self {
    case .transport: "transport"
    case .timeout: "timeout"
    case .status(let refusal): "\(refusal.status)"
    case .decoding: "decoding"
    case .cancelled: "cancelled"
    }
  }
}
