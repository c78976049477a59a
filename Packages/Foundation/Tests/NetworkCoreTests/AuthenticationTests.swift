import Foundation
import NetworkCore
import NetworkCoreTesting
import PersistenceCore
import PersistenceCoreTesting
import Testing

/// A server that takes only the token handed out last, and rotates the refresh token.
private actor SigningServer: HTTPTransport {
  var refreshes = 0
  var calls = 0
  private var isSignedOut = false
  private var accepts = true
  private var gate: AsyncStream<Void>?

  func signOut() { isSignedOut = true }
  func refuseAll() { accepts = false }
  func expire() { refreshes += 1000 }
  func hold(_ gate: AsyncStream<Void>) { self.gate = gate }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.path == ["v1", "token"] else {
      calls += 1
      let isGood = accepts && request.headers["authorization"] == "Bearer access-\(refreshes)"
      return HTTPResponse(status: isGood ? 200 : 401, body: Data(#"{"ok":true}"#.utf8))
    }
    if let gate { for await _ in gate {} }
    guard !isSignedOut else {
      return HTTPResponse(status: 401, body: Data(#"{"error":{"code":"signed_out"}}"#.utf8))
    }
    refreshes += 1
    let body =
      #"{"accessToken":"access-\#(refreshes)","refreshToken":"refresh-\#(refreshes)","expiresIn":60}"#
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }
}

private struct Flag: Decodable, Sendable { let ok: Bool }

@Suite struct AuthenticationTests {
  private let server = SigningServer()
  private let store = FakeDataStore()

  private func makeClient() -> HTTPClient {
    let session = TokenSession(transport: server, store: store, firstRefreshToken: "first")
    return HTTPClient(
      transport: server, interceptors: [AuthenticationInterceptor(session: session)])
  }

  private static func get(_ client: HTTPClient) async throws(HTTPError) -> Bool {
    let flag: Flag = try await client.send(.get("v1", "flag"))
    return flag.ok
  }

  @Test("a hundred calls at once sign in with one refresh, and with one more when it expires")
  func singleFlight() async throws {
    let client = makeClient()
    for refreshes in [1, 1002] {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<100 { group.addTask { try await Self.get(client) } }
        for try await isGood in group { #expect(isGood) }
      }
      #expect(await server.refreshes == refreshes)
      await server.expire()
    }
  }

  @Test("the rotated refresh token is kept before its access token is used, and used next time")
  func rotation() async throws {
    #expect(try await Self.get(makeClient()))
    #expect(try await store.read("refresh-token") == Data("refresh-1".utf8))
  }

  @Test("a rotated token that cannot be kept is not used")
  func cannotKeep() async {
    await store.fail(with: StorageError("disk full"))
    let client = makeClient()
    await #expect(throws: HTTPError.transport("the session cannot be kept")) {
      try await Self.get(client)
    }
    #expect(await server.calls == 0)
  }

  @Test("a sign-in that expired is one failure for each caller, and no loop")
  func signedOut() async {
    await server.signOut()
    let client = makeClient()
    let error = await #expect(throws: HTTPError.self) { try await Self.get(client) }
    guard case .status(let refusal) = error else {
      Issue.record("expected a status, got \(String(describing: error))")
      return
    }
    #expect(refusal.code == "signed_out")
    #expect(await server.calls == 0)
  }

  @Test("a new token that is refused too ends the request after one refresh")
  func refusedAgain() async {
    let client = makeClient()
    await server.refuseAll()
    await #expect(throws: HTTPError.self) { try await Self.get(client) }
    #expect(await server.refreshes == 2)
    #expect(await server.calls == 2)
  }

  @Test("a caller that gives up during the refresh does not lose the rotated token")
  func cancelledCaller() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    await server.hold(gate)
    let client = makeClient()
    let caller = Task { try await Self.get(client) }
    caller.cancel()
    open.finish()
    _ = await caller.result
    #expect(try await store.read("refresh-token") == Data("refresh-1".utf8))
  }
}
