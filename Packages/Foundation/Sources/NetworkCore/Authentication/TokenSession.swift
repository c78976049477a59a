public import Foundation
public import PersistenceCore

/// The one owner of the tokens: hands out the access token and replaces it when it was refused.
///
/// However many callers wait, there is one refresh at a time. It runs in a task of its own:
/// cancelling a caller ends that caller's wait and not the refresh, whose rotated token would be
/// lost. The rotated token is durable before the access token that came with it is used. A refresh
/// that fails, fails everybody who waits for it, once; the next request tries anew.
public actor TokenSession {
  private let client: HTTPClient
  private let refreshTokens: RefreshTokenStore
  private let makeKey: @Sendable () -> String

  private var current: (value: String, refresh: Int)?
  private var refreshes = 0
  private var failures = 0
  private var lastFailure: HTTPError?
  private var isRefreshing = false
  private var waiters: [UUID: CheckedContinuation<HTTPError?, Never>] = [:]
  private var attempt: (refreshToken: String, key: String)?
  private var unkept: Grant?

  /// - Parameters:
  ///   - transport: the bare way to the server.
  ///   - interceptors: what a refresh passes, such as retry and deadline; never authentication.
  ///   - server: tells one server from another, such as its address; a token goes back only to the
  ///     server that it came from.
  ///   - store: where the rotated refresh token is kept, under `refresh-tokens.json`.
  ///   - firstRefreshToken: the token to begin with; another one than last time is a new sign-in.
  ///   - makeKey: a new `Idempotency-Key`. A refresh whose answer was lost is asked for again with
  ///     the same key, so that a server which keeps keys gives the same answer.
  ///   - log: receives a line where stored tokens cannot be understood.
  public init(
    transport: any HTTPTransport, interceptors: [any HTTPInterceptor] = [],
    server: String = "", store: any DataStore, firstRefreshToken: String,
    makeKey: @escaping @Sendable () -> String = { UUID().uuidString },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    client = HTTPClient(transport: transport, interceptors: interceptors)
    refreshTokens = RefreshTokenStore(
      first: firstRefreshToken, server: server, store: store, log: log)
    self.makeKey = makeKey
  }

  /// An access token to use, from memory or from a refresh.
  ///
  /// Throws ``HTTPError``, the same for everybody who waited for the same refresh.
  func token() async throws(HTTPError) -> AccessToken {
    if let token = handOut(isFresh: false) { return token }
    return try await refreshed()
  }

  /// A token newer than one that the server refused: what somebody else brought since, or a
  /// refresh's; nil when the refused one came from this request's own refresh.
  ///
  /// Throws ``HTTPError``; also when a refresh failed while the request was under way.
  func token(insteadOf refused: AccessToken) async throws(HTTPError) -> AccessToken? {
    if let current, current.refresh != refused.refresh { return handOut(isFresh: false) }
    if refused.isFresh { return nil }
    if failures != refused.failures, let lastFailure { throw lastFailure }
    return try await refreshed()
  }

  private func handOut(isFresh: Bool) -> AccessToken? {
    current.map {
      AccessToken(value: $0.value, refresh: $0.refresh, isFresh: isFresh, failures: failures)
    }
  }

  private func refreshed() async throws(HTTPError) -> AccessToken {
    if let failure = await outcomeOfRefresh() { throw failure }
    guard let token = handOut(isFresh: true) else { throw .transport("no token") }
    return token
  }

  /// Waits for the one refresh and starts it when none runs. Nothing suspends between joining the
  /// waiters and the start of the wait, and both ways out take the waiter from the table: each is
  /// resumed exactly once.
  private func outcomeOfRefresh() async -> HTTPError? {
    guard !Task.isCancelled else { return .cancelled }
    if !isRefreshing {
      isRefreshing = true
      Task { await refresh() }
    }
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[id] = $0 }
    } onCancel: {
      Task { await giveUp(id) }
    }
  }

  private func giveUp(_ id: UUID) {
    waiters.removeValue(forKey: id)?.resume(returning: .cancelled)
  }

  private func refresh() async {
    var failure: HTTPError?
    do throws(HTTPError) {
      let grant = try await grant()
      refreshes += 1
      current = (grant.accessToken, refreshes)
    } catch {
      failures += 1
      lastFailure = error
      failure = error
    }
    isRefreshing = false
    let waiting = waiters.values
    waiters = [:]
    waiting.forEach { $0.resume(returning: failure) }
  }

  /// A grant that is kept. One that could not be kept is held for the next refresh to keep: the
  /// server no longer takes the token before it.
  private func grant() async throws(HTTPError) -> Grant {
    do {
      let grant = if let unkept { unkept } else { try await askForGrant() }
      unkept = grant
      try await refreshTokens.keep(grant.refreshToken)
      unkept = nil
      return grant
    } catch let error as HTTPError {
      throw error
    } catch {
      throw .transport("the session cannot be kept: \(error)")
    }
  }

  private func askForGrant() async throws -> Grant {
    let refreshToken = try await refreshTokens.current()
    let key =
      if let attempt, attempt.refreshToken == refreshToken { attempt.key } else { makeKey() }
    attempt = (refreshToken, key)
    var request = try HTTPRequest.json(
      .post, "v1", "token", body: ["refreshToken": refreshToken])
    request.headers["Idempotency-Key"] = key
    do {
      return try await client.send(request)
    } catch .status(let refusal) {
      // What a server says about a token may quote it.
      throw HTTPError.status(refusal.withoutText)
    } catch .decoding(let path, _) {
      throw HTTPError.decoding(path: path, reason: "not an answer to a token request")
    }
  }

  private struct Grant: Decodable {
    let accessToken: String
    let refreshToken: String
  }
}
