import NetworkCoreTesting
import Testing

@testable import NetworkCore

@Suite struct DeadlineInterceptorTests {
  private let clock = ManualClock()

  private func client(_ server: ScriptedTransport, _ limit: Duration) -> any HTTPTransport {
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
