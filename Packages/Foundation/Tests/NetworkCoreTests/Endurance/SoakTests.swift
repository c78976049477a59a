import Foundation
import NetworkCoreTesting
import SeededTesting
import Testing

@testable import NetworkCore

@Suite struct SoakTests {
  /// One request in ten meets a fault, each in turn; a stall, which costs a deadline, one in 500.
  private static let plan: FaultPlan = { _, number in
    if number % 500 == 0 { return .stall }
    guard number % 10 == 0 else { return nil }
    let faults: [Fault] = [
      .reset, .closeEarly, .truncate(bytes: 1), .garbage, .badGzip, .cutGzip, .status(503),
      .status(429, headers: ["Retry-After": "0"]), .hugeHeaders(bytes: 500_000),
      .drip(bytes: 50, every: .milliseconds(1)), .delay(.milliseconds(1)),
    ]
    return faults[number / 10 % faults.count]
  }

  @Test("with one fault in ten requests nothing is lost or doubled, and memory stays flat")
  func soak() async {
    let child = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Endurance.guardAgainstHang()
      let shop = TestShop()
      let clock = ManualClock()
      let limit = Duration.milliseconds(500)
      let server = try LoopbackServer(serving: shop, plan: Self.plan) {
        // Time moves on only while the server is silent.
        Task { clock.advance(by: await clock.sleeper(within: limit)) }
      }
      let transport = URLSessionTransport(address: try ServerAddress(server.address))
      let client = transport.intercepted(by: [
        RetryInterceptor(
          policy: RetryPolicy(tries: 5), clock: clock, random: { $0.lowerBound }),
        DeadlineInterceptor(limit: limit, clock: clock),
      ])
      var numbers = Seeded(11)
      var wanted: [String: Int] = [:]
      var orders = 0
      let count = Endurance.count(short: 600, long: 20_000)
      var settled = 0
      while server.requestCount < count {
        if server.requestCount < count / 4 { settled = Endurance.residentBytes ?? 0 }
        let item = "item-\(Int.random(in: 0..<8, using: &numbers))"
        let quantity = Int.random(in: 0...9, using: &numbers)
        var request = TestCall.put.request
        request.path[3] = item
        request.body = Data("\(quantity)".utf8)
        wanted[item] = quantity
        #expect(try await client.send(request).status == 200)

        var order = TestCall.postWithKey.request
        order.headers["Idempotency-Key"] = "key-\(orders)"
        orders += 1
        #expect(try await client.send(order).status == 200)

        let basket = try await client.send(.get("v1", "basket"))
        #expect(try JSONDecoder().decode([String: Int].self, from: basket.body) == wanted)
      }
      #expect(await shop.quantities == wanted)
      #expect(await shop.orders == orders)
      let grown = (Endurance.residentBytes ?? 0) - settled
      #expect(grown < 16 * 1024 * 1024)
      print(
        "measured: soak \(server.requestCount) requests, \(grown / 1024) KiB more than after a quarter"
      )
    }
    Endurance.show(child?.standardOutputContent)
  }
}
