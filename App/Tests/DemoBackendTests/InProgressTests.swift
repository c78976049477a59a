import DemoBackend
import NetworkCore
import Testing

/// A clock that stands still: whoever sleeps on it waits until the gate opens.
private struct GateClock: Clock {
  struct Instant: InstantProtocol {
    func advanced(by duration: Duration) -> Instant { self }
    func duration(to other: Instant) -> Duration { .zero }
    static func < (lhs: Instant, rhs: Instant) -> Bool { false }
  }

  let gate: AsyncStream<Void>
  let arrived: AsyncStream<Void>.Continuation
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    arrived.yield()
    for await _ in gate {}
  }
}

@Suite struct InProgressTests {
  @Test("while a key's first request still runs, a second one is refused")
  func inProgress() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let backend = DemoBackend(
      options: DemoBackendOptions(latency: .seconds(1)),
      clock: GateClock(gate: gate, arrived: arrived))
    let request = HTTPRequest(
      .post, path: ["v1", "payments"], headers: ["Idempotency-Key": "a"])

    let first = Task { try await backend.send(request).status }
    for await _ in arrivals { break }
    #expect(try await backend.send(request).status == 409)
    open.finish()
    #expect(try await first.value == 401)
  }
}
