import Foundation
import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct RetryInterceptorTests {
  private let clock = ManualClock()
  private let get = HTTPRequest.get("v1", "basket")

  private func retry(
    _ policy: RetryPolicy = RetryPolicy(), random: Double = 1
  ) -> RetryInterceptor {
    RetryInterceptor(
      policy: policy, clock: clock, now: { Date(timeIntervalSince1970: 784_111_777) },
      random: { $0.lowerBound + ($0.upperBound - $0.lowerBound) * random })
  }

  /// Sends while the clock skips every pause; says the pauses and the outcome.
  private func pauses(
    _ count: Int, _ interceptor: RetryInterceptor, _ request: HTTPRequest,
    _ server: ScriptedTransport
  ) async -> (pauses: [Duration], result: Result<HTTPResponse, HTTPError>) {
    async let result = server.intercepted(by: [interceptor]).outcome(of: request)
    var pauses: [Duration] = []
    for _ in 0..<count {
      let pause = await clock.sleeper(within: .seconds(10))
      pauses.append(pause)
      clock.advance(by: pause)
    }
    return (pauses, await result)
  }

  @Test(
    "a status that says not now is tried again", arguments: [408, 429, 500, 502, 503, 504])
  func retried(status: Int) async throws {
    let server = ScriptedTransport(statuses: status, 200)
    let (_, result) = await pauses(1, retry(), get, server)
    #expect(try result.get().status == 200)
    #expect(await server.requests == [get, get])
  }

  @Test(
    "any other status is the answer",
    arguments: [200, 204, 302, 400, 401, 402, 403, 404, 409, 422, 501, 505])
  func notRetried(status: Int) async throws {
    let server = ScriptedTransport(statuses: status)
    let (_, result) = await pauses(0, retry(), get, server)
    #expect(try result.get().status == status)
    #expect(await server.requests.count == 1)
  }

  @Test(
    "a failure on the way is tried again, a caller's cancellation is not",
    arguments: [(HTTPError.transport("reset"), 2), (.timeout, 2), (.cancelled, 1)])
  func failures(error: HTTPError, count: Int) async {
    let server = ScriptedTransport([.failure(error), .success(HTTPResponse(status: 200))])
    _ = await pauses(count - 1, retry(), get, server)
    #expect(await server.requests.count == count)
  }

  @Test("an answer says how many tries came before it, of which none had a final answer")
  func earlierTries() async throws {
    let lost = Result<HTTPResponse, HTTPError>.failure(.transport("reset"))
    for count in 0...2 {
      let server = ScriptedTransport(
        Array(repeating: lost, count: count) + [.success(HTTPResponse(status: 403))])
      let (_, result) = await pauses(count, retry(), get, server)
      let response = try result.get()
      #expect(response.earlierTries == count)
      #expect(ServerError(response).earlierTries == count)
    }
  }

  @Test("three tries at most; the last failure is the caller's")
  func threeTries() async {
    let server = ScriptedTransport([.failure(.transport("reset"))])
    let (_, result) = await pauses(2, retry(), get, server)
    #expect(result == .failure(.transport("reset")))
    #expect(await server.requests.count == 3)
  }

  @Test(
    "GET, PUT, DELETE and a POST with a key are sent again, a POST without one never",
    arguments: [
      (HTTPMethod.get, false, 2), (.put, false, 2), (.delete, false, 2), (.post, true, 2),
      (.post, false, 1),
    ])
  func idempotent(method: HTTPMethod, hasKey: Bool, count: Int) async {
    var request = HTTPRequest(method, path: ["v1", "orders"])
    if hasKey { request.headers["Idempotency-Key"] = "key-1" }
    let server = ScriptedTransport([
      .failure(.transport("reset")), .success(HTTPResponse(status: 200)),
    ])
    _ = await pauses(count - 1, retry(), request, server)
    #expect(await server.requests == Array(repeating: request, count: count))
  }

  @Test("pauses are spread between nothing and a bound that doubles up to a cap")
  func fullJitter() async {
    let policy = RetryPolicy(tries: 5, base: .milliseconds(200), cap: .seconds(1))
    let server = ScriptedTransport(statuses: 503)
    let longest = await pauses(4, retry(policy, random: 1), get, server).pauses
    #expect(longest == [.milliseconds(200), .milliseconds(400), .milliseconds(800), .seconds(1)])

    let half = await pauses(4, retry(policy, random: 0.5), get, server).pauses
    #expect(
      half == [.milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(500)])
  }

  @Test(
    "Retry-After is waited for, in seconds or as a date, and backoff when it cannot be read",
    arguments: [
      ("2", Duration.seconds(2)), ("0", .milliseconds(200)), (" 3 ", .seconds(3)),
      ("Sun, 06 Nov 1994 08:49:40 GMT", .seconds(3)),
      ("Sunday, 06-Nov-94 08:49:40 GMT", .seconds(3)),
      ("Sun Nov  6 08:49:40 1994", .seconds(3)),
      ("Sun, 06 Nov 1994 08:49:30 GMT", .milliseconds(200)),
      ("soon", .milliseconds(200)), ("-1", .milliseconds(200)), ("", .milliseconds(200)),
      ("1.5", .milliseconds(200)),
    ])
  func retryAfterValues(value: String, pause: Duration) async {
    let refusal = HTTPResponse(status: 429, headers: ["Retry-After": value])
    let server = ScriptedTransport([.success(refusal), .success(HTTPResponse(status: 200))])
    #expect(await pauses(1, retry(), get, server).pauses == [pause])
  }

  @Test(
    "a date in Retry-After counts from the answer's own Date, whatever the clock here says",
    arguments: [
      ("Tue, 01 Dec 2026 00:00:00 GMT", Duration.seconds(3)),
      ("Tuesday, 01-Dec-26 00:00:01 GMT", .seconds(2)),
      ("Tue Dec  1 00:00:02 2026", .seconds(1)),
      // Sent later than it asks for: no wait but our own.
      ("Tue, 01 Dec 2026 00:00:09 GMT", .milliseconds(200)),
    ])
  func serverDate(date: String, pause: Duration) async {
    let refusal = HTTPResponse(
      status: 503, headers: ["Date": date, "Retry-After": "Tue, 01 Dec 2026 00:00:03 GMT"])
    let server = ScriptedTransport([.success(refusal), .success(HTTPResponse(status: 200))])
    #expect(await pauses(1, retry(), get, server).pauses == [pause])
  }

  @Test("a Date that is none is ignored, and the clock here counts", arguments: ["now", "", "0"])
  func malformedServerDate(date: String) async {
    let refusal = HTTPResponse(
      status: 503, headers: ["Date": date, "Retry-After": "Sun, 06 Nov 1994 08:49:40 GMT"])
    let server = ScriptedTransport([.success(refusal), .success(HTTPResponse(status: 200))])
    #expect(await pauses(1, retry(), get, server).pauses == [.seconds(3)])
  }

  @Test(
    "a server that asks for too long a pause is left in peace",
    arguments: ["6", "99999999999999999999999", "Sun, 06 Nov 2094 08:49:37 GMT"])
  func longRetryAfter(value: String) async throws {
    let refusal = HTTPResponse(status: 429, headers: ["Retry-After": value])
    let server = ScriptedTransport([.success(refusal)])
    let (_, result) = await pauses(0, retry(), get, server)
    #expect(try result.get() == refusal)
    #expect(await server.requests.count == 1)
  }

  @Test("a pause that would pass the deadline is not begun")
  func pauseBeyondDeadline() async throws {
    let server = ScriptedTransport(statuses: 503)
    let policy = RetryPolicy(base: .seconds(2), deadline: .seconds(2))
    let (_, result) = await pauses(0, retry(policy), get, server)
    #expect(try result.get().status == 503)
    #expect(await server.requests.count == 1)
  }

  @Test("a server that stops answering is given up on at the deadline of the whole call")
  func deadline() async {
    let server = ScriptedTransport([.failure(.transport("reset")), nil])
    let policy = RetryPolicy(base: .seconds(1), deadline: .seconds(5))
    let client = server.intercepted(by: [
      DeadlineInterceptor(limit: .seconds(5), clock: clock), retry(policy),
    ])
    async let outcome = client.outcome(of: get)
    for wait in [Duration.seconds(1), .seconds(4)] {
      #expect(await clock.sleeper(within: wait) == wait)
      clock.advance(by: wait)
    }
    let result = await outcome
    #expect(result == .failure(.timeout))
    #expect(await server.requests.count == 2)
  }

  @Test("giving up during a pause ends the call at once")
  func cancelledPause() async {
    let server = ScriptedTransport(statuses: 503)
    let caller = Task { await server.intercepted(by: [retry()]).outcome(of: get) }
    _ = await clock.sleeper(within: .milliseconds(200))
    caller.cancel()
    #expect(await caller.value == .failure(.cancelled))
    #expect(await server.requests.count == 1)
  }
}
