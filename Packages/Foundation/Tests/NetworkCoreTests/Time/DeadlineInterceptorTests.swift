import NetworkCoreTesting
import PersistenceCoreTesting
import Testing

@testable import NetworkCore

/// Answers every other request, and the rest not until they are cancelled.
private struct HalfSilentTransport: HTTPTransport {
  /// Hears of each request that is not answered.
  let meet: AsyncStream<Void>.Continuation

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let number = request.path.last.flatMap({ Int($0) }), number.isMultiple(of: 2) else {
      let silence = Gate()
      await withTaskCancellationHandler {
        meet.yield()
        await silence.pass()
      } onCancel: {
        Task { await silence.open() }
      }
      throw .cancelled
    }
    return HTTPResponse(status: 200)
  }
}

@Suite struct DeadlineInterceptorTests {
  private let clock = ManualClock()

  private func client(_ server: some HTTPTransport, _ limit: Duration) -> any HTTPTransport {
    server.intercepted(by: [DeadlineInterceptor(limit: limit, clock: clock)])
  }

  @Test("an answer in time is passed on")
  func inTime() async throws {
    let server = ScriptedTransport(statuses: 204)
    let response = try await client(server, .seconds(1)).send(.get("v1", "basket"))
    #expect(response.status == 204)
  }

  @Test("no answer within the limit, to the millisecond, is a timeout")
  func tooLate() async {
    let caller = Task {
      await client(ScriptedTransport([nil]), .milliseconds(1_500)).outcome(of: .get("v1"))
    }
    #expect(await clock.sleeper(within: .seconds(10)) == .milliseconds(1_500))
    clock.advance(by: .milliseconds(1_499))
    #expect(await clock.sleeper(within: .milliseconds(1)) == .milliseconds(1))
    clock.advance(by: .milliseconds(1))
    #expect(await caller.value == .failure(.timeout))
  }

  @Test("a limit of nothing is a timeout without a request")
  func noTime() async {
    let server = ScriptedTransport(statuses: 200)
    #expect(await client(server, .zero).outcome(of: .get("v1")) == .failure(.timeout))
    #expect(await server.requests.isEmpty)
  }

  @Test("before authentication it limits signing in too; the refresh goes on for the next call")
  func wholeCall() async throws {
    let server = RotatingServer(refreshToken: "first")
    let session = TokenSession(
      transport: server, store: FakeDataStore(), firstRefreshToken: "first")
    let client = server.intercepted(by: [
      DeadlineInterceptor(limit: .seconds(15), clock: clock),
      AuthenticationInterceptor(session: session),
    ])
    let gate = Gate()
    await server.holdRefreshes(at: gate)
    async let outcome = client.outcome(of: .get("v1"))
    await gate.waits(for: 1)
    clock.advance(by: await clock.sleeper(within: .seconds(15)))
    #expect(await outcome == .failure(.timeout))

    await gate.open()
    #expect(try await client.send(.get("v1")).status == 200)
    #expect(await server.refreshes == 1)
  }

  @Test("100 callers share the clock, and each is answered or timed out by itself")
  func many() async {
    let (silences, meet) = AsyncStream.makeStream(of: Void.self)
    let client = client(HalfSilentTransport(meet: meet), .seconds(5))
    async let outcomes = withTaskGroup(of: Result<HTTPResponse, HTTPError>.self) { group in
      for number in 0..<100 {
        group.addTask { await client.outcome(of: .get("v1", "\(number)")) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for await _ in silences.prefix(50) {}
    // A caller's wait may begin after its request, and so after time has moved on for another's.
    for _ in 0..<50 {
      Task { [clock] in clock.advance(by: await clock.sleeper(within: .seconds(5))) }
    }
    let all = await outcomes
    #expect(all.count { $0 == .failure(.timeout) } == 50)
    #expect(all.count { $0 == .success(HTTPResponse(status: 200)) } == 50)
  }

  @Test("a caller that gives up is told so, not that time ran out")
  func cancelled() async {
    let caller = Task {
      await client(ScriptedTransport([nil]), .seconds(1)).outcome(of: .get("v1"))
    }
    _ = await clock.sleeper(within: .seconds(1))
    caller.cancel()
    #expect(await caller.value == .failure(.cancelled))
  }
}
