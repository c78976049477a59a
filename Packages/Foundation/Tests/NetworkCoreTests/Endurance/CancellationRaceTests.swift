import Foundation
import NetworkCoreTesting
import SeededTesting
import Testing

@testable import NetworkCore

@Suite struct CancellationRaceTests {
  @Test("callers that give up at every moment of a request are each answered, without a hang")
  func races() async {
    let child = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Endurance.guardAgainstHang()
      var numbers = Seeded(7)
      // A request that stalls ends by being given up, however slow the machine is. The last one of
      // all, which nobody gives up, does not stall.
      let server = try LoopbackServer(serving: TestShop()) { request, number in
        guard request.path != ["v1"] else { return nil }
        if number % 50 == 0 { return .stall }
        return number % 50 == 25 ? .endlessBody() : nil
      }
      let transport = URLSessionTransport(address: try ServerAddress(server.address))
      let count = Endurance.count(short: 300, long: 5_000)
      var cancelled = 0
      var answered = 0
      var refused = 0
      for start in stride(from: 0, to: count, by: 20) {
        let callers = (start..<start + 20).map { index in
          let call = TestCall.allCases[index % 4]
          return Task { await transport.outcome(of: call.request) }
        }
        for caller in callers {
          let most = [0, 20, 200, 2_000][Int.random(in: 0..<4, using: &numbers)]
          for _ in 0..<Int.random(in: 0...most, using: &numbers) { await Task.yield() }
          caller.cancel()
        }
        for caller in callers {
          switch await caller.value {
          case .success: answered += 1
          case .failure(.cancelled): cancelled += 1
          case .failure(.decoding): refused += 1
          case .failure(let error): Issue.record("neither answered nor cancelled: \(error)")
          }
        }
      }
      #expect(cancelled + answered + refused == count)
      #expect(cancelled > 0 && answered > 0)
      // The sessions are still good for an ordinary request.
      _ = try await transport.send(.get("v1"))
      print("measured: races \(cancelled) cancelled, \(answered) answered, \(refused) endless")
    }
    Endurance.show(child?.standardOutputContent)
  }
}
