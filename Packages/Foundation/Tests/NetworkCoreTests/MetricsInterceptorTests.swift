import AnalyticsCore
import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct MetricsInterceptorTests {
  private let clock = ManualClock()
  private let sink = RecordingMetricSink()

  @Test(
    "each call is one metric: method, resource without ids, outcome",
    arguments: [
      (ScriptedTransport.Answer.success(HTTPResponse(status: 200)), "200"),
      (.success(HTTPResponse(status: 404)), "404"), (.failure(.timeout), "timeout"),
      (.failure(.transport("reset by secret")), "transport"), (.failure(.cancelled), "cancelled"),
    ])
  func labels(answer: ScriptedTransport.Answer, outcome: String) async {
    var request = HTTPRequest.get("v1", "orders", "1001", query: [.init("q", "secret")])
    request.headers["Authorization"] = "Bearer secret"
    let client = ScriptedTransport([answer]).intercepted(by: [
      MetricsInterceptor(sink: sink, clock: clock)
    ])
    _ = await client.outcome(of: request)

    #expect(
      sink.metrics == [
        Metric(
          "http_call", values: ["duration_ms": 0],
          labels: ["method": "GET", "resource": "v1/orders", "outcome": outcome])
      ])
  }

  @Test("the duration is what the caller waited, tries and pauses included")
  func duration() async {
    let client = ScriptedTransport(statuses: 503, 200).intercepted(by: [
      MetricsInterceptor(sink: sink, clock: clock),
      RetryInterceptor(clock: clock, random: { $0.upperBound }),
    ])
    async let result = client.outcome(of: .get("v1", "stores"))
    clock.advance(by: await clock.sleeper(within: .seconds(1)))
    _ = await result
    #expect(sink.metrics.map(\.values) == [["duration_ms": 200]])
  }
}
