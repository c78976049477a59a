import Foundation
public import PersistenceCore

/// The one owner of the tokens: hands out the access token and replaces it when it was refused.
///
/// However many callers wait, there is one refresh at a time. It runs in a task of its own, so a
/// caller that gives up never loses a rotated token, and the rotated token is durable before the
/// access token that came with it is used.
public actor TokenSession {
  private static let storedName = "refresh-token"

  private let transport: any HTTPTransport
  private let store: any DataStore
  private let firstRefreshToken: String
  private var accessToken: String?
  private var refresh: Task<Result<String, HTTPError>, Never>?

  /// - Parameters:
  ///   - transport: the bare way to the server; a refresh passes no interceptor.
  ///   - store: where the rotated refresh token is kept.
  ///   - firstRefreshToken: the token to begin with, while none is kept.
  public init(transport: any HTTPTransport, store: any DataStore, firstRefreshToken: String) {
    self.transport = transport
    self.store = store
    self.firstRefreshToken = firstRefreshToken
  }

  /// An access token to use.
  ///
  /// - Parameter refused: the token that a server did not take; another one that was had since is
  ///   returned without a refresh.
  /// - Throws: ``HTTPError``, the same for everybody who waited for the same refresh.
  func token(insteadOf refused: String? = nil) async throws(HTTPError) -> String {
    if let accessToken, accessToken != refused { return accessToken }
    let running = refresh ?? startRefresh()
    return try await running.value.get()
  }

  private func startRefresh() -> Task<Result<String, HTTPError>, Never> {
    let task = Task { await refreshed() }
    refresh = task
    return task
  }

  private func refreshed() async -> Result<String, HTTPError> {
    defer { refresh = nil }
    do throws(HTTPError) {
      let tokens: Tokens = try await HTTPClient(transport: transport)
        .send(Self.request(with: try await refreshToken()))
      try await keep(tokens.refreshToken)
      accessToken = tokens.accessToken
      return .success(tokens.accessToken)
    } catch {
      accessToken = nil
      return .failure(error)
    }
  }

  private func refreshToken() async throws(HTTPError) -> String {
    do {
      let kept = try await store.read(Self.storedName)
      return kept.map { String(decoding: $0, as: UTF8.self) } ?? firstRefreshToken
    } catch {
      throw .transport("the session cannot be read")
    }
  }

  private func keep(_ refreshToken: String) async throws(HTTPError) {
    do {
      try await store.write(Data(refreshToken.utf8), to: Self.storedName)
    } catch {
      throw .transport("the session cannot be kept")
    }
  }

  private static func request(with refreshToken: String) throws(HTTPError) -> HTTPRequest {
    do {
      return try .json(.post, "v1", "token", body: ["refreshToken": refreshToken])
    } catch {
      throw .transport("the session cannot be sent")
    }
  }

  private struct Tokens: Decodable {
    let accessToken: String
    let refreshToken: String
  }
}
