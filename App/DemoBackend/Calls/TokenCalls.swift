import NetworkCore

/// Signing in: a refresh token is used once and replaced by the next.
enum TokenCalls {
  private struct Body: Decodable {
    let refreshToken: String
  }

  private struct Tokens: Encodable {
    let accessToken: String
    let expiresIn: Int
    let refreshToken: String
  }

  static func refresh(_ request: HTTPRequest, _ state: inout BackendState) throws(Refusal) -> Answer
  {
    let body: Body = try request.decoded()
    let isGood = state.tokens.refreshToken.map { $0 == body.refreshToken } ?? true
    guard isGood, !body.refreshToken.isEmpty else {
      throw Refusal(401, "signed_out", "the refresh token is not good any more")
    }
    state.tokens.count += 1
    let access = "access-\(state.tokens.count)"
    let refresh = "refresh-\(state.tokens.count)"
    state.tokens.accessToken = access
    state.tokens.refreshToken = refresh
    return Answer(Tokens(accessToken: access, expiresIn: 3600, refreshToken: refresh))
  }

  /// Throws ``Refusal`` 401 unless the request carries the access token handed out last.
  static func authorize(_ request: HTTPRequest, _ state: BackendState) throws(Refusal) {
    guard let token = state.tokens.accessToken,
      request.headers["Authorization"] == "Bearer \(token)"
    else { throw Refusal(401, "unauthorized", "the access token is missing or not good") }
  }
}
