import NetworkCoreTesting
import PersistenceCoreTesting
import Testing

@testable import NetworkCore

@Suite struct SignInOverHTTPTests {
  @Test(
    "a 401 once is refreshed and sent again, a POST without a key too: it was not done",
    arguments: TestCall.allCases)
  func once(call: TestCall) async throws {
    let shop = RotatingServer(refreshToken: "first")
    let server = try LoopbackServer(serving: shop) { _, number in
      number == 2 ? .status(401) : nil
    }
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let session = TokenSession(
      transport: transport, server: server.address, store: FakeDataStore(),
      firstRefreshToken: "first")
    let client = transport.intercepted(by: [AuthenticationInterceptor(session: session)])
    // Signing in was this request's one refresh.
    #expect(try await client.send(call.request).status == 401)

    #expect(try await client.send(call.request).status == 200)
    await shop.expireAccessToken()
    #expect(try await client.send(call.request).status == 200)
    #expect(await shop.refreshes == 2)
    #expect(await shop.served.count == 2)
  }

  @Test(
    "100 calls at once with an expired token cause exactly one refresh, and each is served once")
  func singleFlight() async throws {
    let shop = RotatingServer(refreshToken: "first")
    let server = try LoopbackServer(serving: shop)
    let transport = URLSessionTransport(address: try ServerAddress(server.address))
    let session = TokenSession(
      transport: transport, server: server.address, store: FakeDataStore(),
      firstRefreshToken: "first")
    let client = transport.intercepted(by: [AuthenticationInterceptor(session: session)])
    #expect(try await client.send(.get("v1", "basket")).status == 200)
    await shop.expireAccessToken()

    let statuses = await withTaskGroup(of: Int?.self) { group in
      for index in 0..<100 {
        let request = TestCall.allCases[index % 4].request
        group.addTask { try? await client.send(request).status }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 100))
    #expect(await shop.refreshes == 2)
    #expect(await shop.served.count == 101)
  }
}
