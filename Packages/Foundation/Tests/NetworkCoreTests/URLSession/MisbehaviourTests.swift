import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

/// A misbehaving server and what the client is to make of it.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
  enum Effect: Sendable {
    /// It is an answer all the same.
    case harmless
    /// It is tried again, and fails with a word for what went wrong.
    case retried(as: String)
    /// It is the server's word.
    case final(status: Int)
  }

  let testDescription: String
  let fault: Fault
  let effect: Effect
  /// Whether the server did what was asked before it misbehaved.
  let doesWork: Bool

  init(_ name: String, _ fault: Fault, _ effect: Effect, doesWork: Bool = true) {
    testDescription = name
    self.fault = fault
    self.effect = effect
    self.doesWork = doesWork
  }

  static let all = [
    Misbehaviour("delay", .delay(.milliseconds(5)), .harmless),
    Misbehaviour("drip", .drip(bytes: 20, every: .milliseconds(1)), .harmless),
    Misbehaviour("large headers", .hugeHeaders(bytes: 30_000), .harmless),
    Misbehaviour("stall", .stall, .retried(as: "timeout")),
    Misbehaviour("reset", .reset, .retried(as: "transport")),
    Misbehaviour("truncate", .truncate(bytes: 1), .retried(as: "transport")),
    Misbehaviour("close early", .closeEarly, .retried(as: "transport")),
    Misbehaviour("garbage", .garbage, .retried(as: "transport")),
    Misbehaviour("huge headers", .hugeHeaders(bytes: 500_000), .retried(as: "transport")),
    Misbehaviour("bad gzip", .badGzip, .retried(as: "transport")),
    Misbehaviour("cut gzip", .cutGzip, .retried(as: "transport")),
    Misbehaviour(
      "redirect", .redirect(to: "http://127.0.0.1:1/v1/basket"), .final(status: 302),
      doesWork: false),
    Misbehaviour("401", .status(401), .final(status: 401), doesWork: false),
    Misbehaviour(
      "401 for a password", .status(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""]),
      .final(status: 401), doesWork: false),
    Misbehaviour(
      "429 with Retry-After", .status(429, headers: ["Retry-After": "0"]),
      .retried(as: "429"), doesWork: false),
    Misbehaviour("503", .status(503), .retried(as: "503"), doesWork: false),
  ]
}

@Suite struct MisbehaviourTests {
  private let shop = TestShop()

  /// A client of a server that misbehaves on its first requests. Time moves on only when the server
  /// stalls, and then to the deadline of that try.
  private func start(
    _ misbehaviour: Misbehaviour, times: Int
  ) throws -> (server: LoopbackServer, client: any HTTPTransport) {
    let clock = ManualClock()
    let limit = Duration.seconds(5)
    let server = try LoopbackServer(serving: shop) { _, number in
      number <= times ? misbehaviour.fault : nil
    } whenStalled: {
      Task { clock.advance(by: await clock.sleeper(within: limit)) }
    }
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let client = transport.intercepted(by: [
      RetryInterceptor(
        policy: RetryPolicy(deadline: .seconds(60)), clock: clock, random: { $0.lowerBound }),
      DeadlineInterceptor(limit: limit, clock: clock),
    ])
    return (server, client)
  }

  private func expectOnce(_ call: TestCall, wasDone: Bool) async {
    switch call {
    case .get: break
    case .put: #expect(await shop.quantities == (wasDone ? ["a": 3] : [:]))
    case .postWithKey, .postWithoutKey: #expect(await shop.orders == (wasDone ? 1 : 0))
    }
  }

  @Test(
    "after one misbehaviour a repeatable call succeeds, and its work is done once",
    arguments: Misbehaviour.all, TestCall.allCases)
  func once(misbehaviour: Misbehaviour, call: TestCall) async throws {
    let (server, client) = try start(misbehaviour, times: 1)
    let outcome = Self.word(for: await client.outcome(of: call.request))

    switch misbehaviour.effect {
    case .harmless:
      #expect(outcome == "200")
      #expect(server.requestCount == 1)
      await expectOnce(call, wasDone: true)
    case .final(let status):
      #expect(outcome == "\(status)")
      #expect(server.requestCount == 1)
      await expectOnce(call, wasDone: misbehaviour.doesWork)
    case .retried(let word):
      #expect(outcome == (call.isRepeatable ? "200" : word))
      #expect(server.requestCount == (call.isRepeatable ? 2 : 1))
      await expectOnce(call, wasDone: call.isRepeatable || misbehaviour.doesWork)
    }
  }

  @Test(
    "a server that does not stop misbehaving is asked three times, for a POST without a key once",
    arguments: Misbehaviour.all, TestCall.allCases)
  func always(misbehaviour: Misbehaviour, call: TestCall) async throws {
    guard case .retried(let word) = misbehaviour.effect else { return }
    let (server, client) = try start(misbehaviour, times: .max)
    #expect(Self.word(for: await client.outcome(of: call.request)) == word)
    #expect(server.requestCount == (call.isRepeatable ? 3 : 1))
    await expectOnce(call, wasDone: misbehaviour.doesWork)
  }

  private static func word(for outcome: Result<HTTPResponse, HTTPError>) -> String {
    switch outcome {
    case .success(let response): "\(response.status)"
    case .failure(.transport): "transport"
    case .failure(let error): "\(error)"
    }
  }
}
