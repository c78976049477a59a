import Foundation
import NetworkCoreTesting
import PersistenceCoreTesting
import Testing

@testable import NetworkCore

/// A server whose tokens are easy to find, and whose refusals quote what they were sent.
private struct QuotingServer: HTTPTransport {
  static let secrets = ["SECRET-first", "SECRET-access", "SECRET-rotated"]

  let status: Int

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.path == ["v1", "token"] else {
      let sent = request.headers["Authorization"] ?? "nothing"
      let body = #"{"error":{"code":"refused","message":"you sent \#(sent)"}}"#
      return HTTPResponse(status: status, body: Data(body.utf8))
    }
    let grant = #"{"accessToken":"SECRET-access","refreshToken":"SECRET-rotated"}"#
    return HTTPResponse(status: 200, body: Data(grant.utf8))
  }
}

@Suite struct SecretsTests {
  private struct Nothing: Decodable, Sendable {}

  private let sink = RecordingMetricSink()

  private func client(
    _ server: LoopbackServer, _ clock: ManualClock
  ) throws -> HTTPClient {
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let steps: [any HTTPInterceptor] = [
      RetryInterceptor(
        policy: RetryPolicy(deadline: .seconds(60)), clock: clock, random: { $0.lowerBound }),
      DeadlineInterceptor(limit: .seconds(5), clock: clock),
    ]
    let session = TokenSession(
      transport: transport, interceptors: steps, server: server.address, store: FakeDataStore(),
      firstRefreshToken: "SECRET-first")
    return HTTPClient(
      transport: transport,
      interceptors: [AuthenticationInterceptor(session: session)] + steps,
      metrics: CallMetrics(sink: sink))
  }

  private func expectNoSecret(in value: some Any) {
    var texts = [String(describing: value), String(reflecting: value)]
    dump(value, to: &texts[0])
    for secret in QuotingServer.secrets {
      #expect(!texts.contains { $0.contains(secret) })
    }
  }

  @Test(
    "no token is in an error or a metric, whatever goes wrong on the way of a call or a refresh",
    arguments: Misbehaviour.all, ["token", "basket"])
  func misbehaving(misbehaviour: Misbehaviour, target: String) async throws {
    let clock = ManualClock()
    let server = try LoopbackServer(serving: QuotingServer(status: 403)) { request, _ in
      request.path.last == target ? misbehaviour.fault : nil
    } whenStalled: {
      Task { clock.advance(by: await clock.sleeper(within: .seconds(5))) }
    }
    let client = try client(server, clock)
    let error = await #expect(throws: HTTPError.self) {
      let _: Nothing = try await client.send(.get("v1", "basket"))
    }
    expectNoSecret(in: error)
    expectNoSecret(in: sink.metrics)
    #expect(sink.metrics.count == 1)
  }

  @Test("no token is in an error when the server quotes it", arguments: [400, 401, 403, 409, 500])
  func quoting(status: Int) async throws {
    let server = try LoopbackServer(serving: QuotingServer(status: status))
    let client = try client(server, ManualClock())
    let error = await #expect(throws: HTTPError.self) {
      let _: Nothing = try await client.send(.get("v1", "basket"))
    }
    guard case .status(let refusal) = error else {
      Issue.record("expected a refusal")
      return
    }
    #expect(refusal.message == "you sent Bearer …")
    expectNoSecret(in: error)
    expectNoSecret(in: String(decoding: refusal.body, as: UTF8.self))
  }

  @Test("no token is in the text of a request or its headers")
  func requests() {
    var request = HTTPRequest(.post, path: ["v1", "token"], body: Data("SECRET-first".utf8))
    request.headers["Authorization"] = "Bearer SECRET-access"
    #expect("\(request)" == "POST /v1/token")
    #expect(String(reflecting: request) == "POST /v1/token")
    #expect("\(request.headers)" == "[authorization: …]")
  }
}
