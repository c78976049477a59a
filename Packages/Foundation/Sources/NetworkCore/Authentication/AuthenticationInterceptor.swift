import Foundation

/// Signs every request, and sends it once more with a newer token when the server refuses the old.
///
/// A request is sent at most twice and causes at most one refresh; a 401 after that is the answer.
public struct AuthenticationInterceptor: HTTPInterceptor {
  private let session: TokenSession

  public init(session: TokenSession) {
    self.session = session
  }

  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    let token = try await session.token()
    let response = try await next.send(request.signed(with: token)).without(token)
    // 401 asks for another token; 403 is an answer to a good one and refreshes nothing.
    guard response.status == 401, let newer = try await newer(than: token, response) else {
      return response
    }
    return try await next.send(request.signed(with: newer)).without(newer)
      .after(response.earlierTries)
  }

  /// A refused refresh is the answer to the call, with the tries that it had.
  private func newer(
    than token: AccessToken, _ response: HTTPResponse
  ) async throws(HTTPError) -> AccessToken? {
    do {
      return try await session.token(insteadOf: token)
    } catch .status(let refusal) {
      throw .status(refusal.withoutText(afterTries: response.earlierTries))
    } catch {
      throw error
    }
  }
}

extension HTTPRequest {
  fileprivate func signed(with token: AccessToken) -> HTTPRequest {
    var request = self
    request.headers["Authorization"] = "Bearer \(token.value)"
    return request
  }
}

extension HTTPResponse {
  /// A refusal may quote the request, and ends up in errors and logs.
  fileprivate func without(_ token: AccessToken) -> HTTPResponse {
    guard !isSuccess else { return self }
    var response = self
    let secret = Data(token.value.utf8)
    while !secret.isEmpty, let range = response.body.range(of: secret) {
      response.body.replaceSubrange(range, with: Data("…".utf8))
    }
    return response
  }
}
