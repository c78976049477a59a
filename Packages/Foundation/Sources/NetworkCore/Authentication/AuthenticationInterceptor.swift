/// Signs every request, and sends it once more with a new token when the server refuses the old.
public struct AuthenticationInterceptor: HTTPInterceptor {
  private let session: TokenSession

  public init(session: TokenSession) {
    self.session = session
  }

  public func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    let token = try await session.token()
    let response = try await next.send(request.signed(with: token))
    // 401 asks for another token; 403 is an answer to a good one and refreshes nothing.
    guard response.status == 401 else { return response }
    let another = try await session.token(insteadOf: token)
    return try await next.send(request.signed(with: another))
  }
}

extension HTTPRequest {
  fileprivate func signed(with token: String) -> HTTPRequest {
    var request = self
    request.headers["Authorization"] = "Bearer \(token)"
    return request
  }
}
