import AnalyticsCore
import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct CallMetricsTests {
  private struct Dishes: PartlyReadable {
    let dishes: LossyArray<String>
    var problems: [DecodingProblem] { dishes.problems }
  }

  private let clock = ManualClock()
  private let sink = RecordingMetricSink()

  private func client(_ transport: ScriptedTransport, _ steps: [any HTTPInterceptor] = [])
    -> HTTPClient
  {
    HTTPClient(
      transport: transport, interceptors: steps, metrics: CallMetrics(sink: sink, clock: clock))
  }

  private static func ok(_ json: String) -> ScriptedTransport.Answer {
    .success(HTTPResponse(status: 200, body: Data(json.utf8)))
  }

  @Test(
    "each call is one metric: method, resource without ids, outcome",
    arguments: [
      (ok(#"{"dishes":["Soup"]}"#), "200"), (ok(#"{"dishes":["Soup",1]}"#), "decoding"),
      (ok(#"{"dishes":1}"#), "decoding"), (.success(HTTPResponse(status: 404)), "404"),
      (.success(HTTPResponse(status: 302)), "decoding"), (.failure(.timeout), "timeout"),
      (.failure(.transport("reset by secret")), "transport"), (.failure(.cancelled), "cancelled"),
    ])
  func labels(answer: ScriptedTransport.Answer, outcome: String) async {
    var request = HTTPRequest.get("v1", "orders", "1001", query: [.init("q", "secret")])
    request.headers["Authorization"] = "Bearer secret"
    _ = try? await client(ScriptedTransport([answer])).send(request, as: Dishes.self)

    #expect(
      sink.metrics == [
        Metric(
          "http_call", values: ["duration_ms": 0],
          labels: ["method": "GET", "resource": "v1/orders", "outcome": outcome])
      ])
  }

  @Test("the duration is what the caller waited, tries and pauses included")
  func duration() async {
    let client = client(
      ScriptedTransport(statuses: 503, 200),
      [RetryInterceptor(clock: clock, random: { $0.upperBound })])
    async let result = try? client.send(.get("v1", "stores"), as: Dishes.self)
    clock.advance(by: await clock.sleeper(within: .seconds(1)))
    _ = await result
    #expect(sink.metrics.map(\.values) == [["duration_ms": 200]])
  }
}
