import Foundation
import Testing

@testable import NetworkCore
import PersistenceCore
import PersistenceCoreTesting

/// Answers one call and refuses every other, the first one of those for its token: after one try,
/// and then after two more.
private actor RefusingShop: HTTPTransport {
  private var refreshes: Int
  private var calls = 0

  init(refreshes: Int) { self.refreshes = refreshes }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if request.path.last == "token" {
      guard refreshes > 0 else { return HTTPResponse(status: 401) }
      refreshes -= 1
      let tokens = #"{"accessToken":"a\#(refreshes)","refreshToken":"r\#(refreshes)"}"#
      return HTTPResponse(status: 200, body: Data(tokens.utf8))
    }
    calls += 1
    return switch calls {
    case 1: HTTPResponse(status: 200, body: Data("{}".utf8))
    case 2: HTTPResponse(status: 401, earlierTries: 1)
    default: HTTPResponse(status: 403, earlierTries: 2)
    }
  }
}

@Suite struct AuthenticationInterceptorTests {
  private struct Nothing: Decodable, Sendable {}

  private let server = RotatingServer(refreshToken: "first")
  private let store = FakeDataStore()

  private func makeClient(first: String = "first", server name: String = "home") -> HTTPClient {
    let keys = Counter()
    let session = TokenSession(
      transport: server, server: name, store: store, firstRefreshToken: first,
      makeKey: { keys.next("key") })
    return HTTPClient(
      transport: server, interceptors: [AuthenticationInterceptor(session: session)])
  }

  private func call(_ client: HTTPClient) async throws(HTTPError) {
    let _: Nothing = try await client.send(.get("v1", "basket"))
  }

  private func outcome(_ client: HTTPClient) async -> HTTPError? {
    do {
      try await call(client)
      return nil
    } catch {
      return error
    }
  }

  private func outcomes(_ client: HTTPClient, _ count: Int) async -> [HTTPError?] {
    await withTaskGroup(of: HTTPError?.self) { group in
      for _ in 0..<count { group.addTask { await outcome(client) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test("the first call signs in with the token handed in, and later ones reuse what it brought")
  func signIn() async throws {
    let client = makeClient()
    try await call(client)
    try await call(client)

    #expect(await server.refreshes == 1)
    #expect(
      await server.served.map { $0.headers["Authorization"] } == [
        "Bearer access-1", "Bearer access-1",
      ])
    #expect(await server.tokenRequests.allSatisfy { $0.headers["Authorization"] == nil })
  }

  @Test(
    "an answer after a refresh says how many tries came before it, also where the refresh is refused",
    arguments: [true, false])
  func earlierTries(isRefreshed: Bool) async throws {
    let server = RefusingShop(refreshes: isRefreshed ? 2 : 1)
    let session = TokenSession(transport: server, store: store, firstRefreshToken: "first")
    let client = HTTPClient(
      transport: server, interceptors: [AuthenticationInterceptor(session: session)])
    try await call(client)
    guard case .status(let refusal) = await outcome(client) else {
      Issue.record("not refused")
      return
    }
    #expect(refusal.status == (isRefreshed ? 403 : 401))
    #expect(refusal.earlierTries == (isRefreshed ? 3 : 1))
  }

  @Test("100 calls with an expired token cause exactly one refresh, and all succeed")
  func singleFlight() async throws {
    let client = makeClient()
    try await call(client)
    await server.expireAccessToken()

    let failures = await outcomes(client, 100).compactMap(\.self)
    #expect(failures.isEmpty)
    #expect(await server.refreshes == 2)
    #expect(await server.served.count == 101)
  }

  @Test("100 calls before any sign-in cause exactly one refresh")
  func coldStart() async {
    let failures = await outcomes(makeClient(), 100).compactMap(\.self)
    #expect(failures.isEmpty)
    #expect(await server.refreshes == 1)
    #expect(await server.unauthorized == 0)
  }

  @Test("a call that used an older token is sent again with the newer one, without a refresh")
  func olderToken() async throws {
    let client = makeClient()
    try await call(client)
    await server.expireAccessToken()
    let gate = Gate()
    await server.holdCalls(at: gate)
    async let slow: Void = call(client)
    await gate.waits(for: 1)
    await server.holdCalls(at: nil)
    try await call(client)
    #expect(await server.refreshes == 2)
    await gate.open()
    try await slow

    #expect(await server.refreshes == 2)
    #expect(await server.unauthorized == 2)
  }

  @Test("a refused refresh fails everybody who waits for it, once")
  func refusedRefresh() async throws {
    let client = makeClient()
    try await call(client)
    await server.expireAccessToken()
    await server.signOut()
    let gate = Gate()
    await server.holdCalls(at: gate)

    async let all = outcomes(client, 10)
    await gate.waits(for: 10)
    await gate.open()

    let refusals = await all.compactMap(\.self)
    #expect(refusals.count == 10)
    #expect(refusals.allSatisfy { "\($0)" == "status(401 signed_out)" })
    #expect(await server.refreshes == 2)
  }

  @Test("a call after a failed refresh tries anew")
  func refreshRecovers() async throws {
    let client = makeClient()
    await server.answerRefreshes(with: HTTPResponse(status: 503))
    #expect(await outcome(client) != nil)
    await server.answerRefreshes(with: nil)
    try await call(client)
  }

  @Test("when the new token is refused too the call fails, without a loop")
  func refusedTwice() async throws {
    let client = makeClient()
    try await call(client)
    await server.refuseNewTokens()

    #expect(
      "\(String(describing: await outcome(client)))"
        == "Optional(NetworkCore.HTTPError.status(401 expired))")
    #expect(await server.refreshes == 2)
    #expect(await server.unauthorized == 2)
  }

  @Test("a 403 never refreshes")
  func forbidden() async throws {
    let client = makeClient()
    try await call(client)
    await server.answerCalls(with: 403)

    guard case .status(let refusal) = await outcome(client) else {
      Issue.record("expected a refusal")
      return
    }
    #expect(refusal.status == 403)
    #expect(await server.refreshes == 1)
  }

  @Test("a caller that gives up during a refresh stops waiting at once; the rotated token is kept")
  func cancelledCaller() async throws {
    let client = makeClient()
    let gate = Gate()
    await server.holdRefreshes(at: gate)
    let caller = Task { await outcome(client) }
    await gate.waits(for: 1)
    caller.cancel()
    #expect(await caller.value == .cancelled)

    await gate.open()
    try await call(client)
    #expect(await server.refreshes == 1)
    try await call(makeClient())
    #expect(await server.refreshes == 2)
  }

  @Test("the rotated token is durable before the access token is used")
  func durableFirst() async throws {
    let client = makeClient()
    await store.fail(with: StorageError("disk full"))
    #expect(await outcome(client) == .transport("the session cannot be kept: disk full"))
    #expect(await server.served.isEmpty)
    await store.fail(with: nil)

    // The grant is not asked for again: the server would not take the old token.
    try await call(client)
    #expect(await server.refreshes == 1)
    #expect(await store.writes == ["refresh-tokens.json"])
  }

  @Test("a second process goes on with the rotated token")
  func relaunch() async throws {
    try await call(makeClient())
    try await call(makeClient())
    #expect(await server.refreshes == 2)
  }

  @Test("stored tokens that cannot be understood are set aside, not overwritten")
  func damagedTokens() async throws {
    let damaged = Data("{".utf8)
    try await store.write(damaged, to: "refresh-tokens.json")
    try await call(makeClient())
    #expect(try await store.read("refresh-tokens.json.damaged") == damaged)
    #expect(try await store.read("refresh-tokens.json") != nil)
  }

  @Test("another first token is a new sign-in")
  func newSignIn() async throws {
    try await call(makeClient())
    #expect(await outcome(makeClient(first: "other")) != nil)
    #expect(await server.tokenRequests.last?.body == Data(#"{"refreshToken":"other"}"#.utf8))
  }

  @Test("a kept token never goes to another server")
  func otherServer() async throws {
    try await call(makeClient(server: "home"))
    _ = await outcome(makeClient(server: "elsewhere"))
    #expect(await server.tokenRequests.last?.body == Data(#"{"refreshToken":"first"}"#.utf8))

    try await call(makeClient(server: "home"))
  }

  @Test("a refresh whose answer was lost is asked for again with the same key")
  func lostAnswer() async {
    let client = makeClient()
    await server.loseRefreshAnswers(1)
    #expect(await outcome(client) == .transport("connection lost"))
    _ = await outcome(client)
    #expect(await server.tokenRequests.map { $0.headers["Idempotency-Key"] } == ["key-1", "key-1"])
  }

  @Test("an answer to a refresh that quotes the token leaves no trace of it in the error")
  func noTokenInErrors() async {
    let quoting = [
      HTTPResponse(status: 401, body: Data(#"{"error":{"code":"no","message":"first"}}"#.utf8)),
      HTTPResponse(status: 200, body: Data("first is not valid".utf8)),
      HTTPResponse(status: 200, body: Data(#"{"accessToken":"first"}"#.utf8)),
    ]
    for response in quoting {
      await server.answerRefreshes(with: response)
      let error = await outcome(makeClient())
      #expect(error != nil)
      #expect(!String(reflecting: error).contains("first"))
      var dumped = ""
      dump(error, to: &dumped)
      #expect(!dumped.contains("first"))
    }
  }
}
