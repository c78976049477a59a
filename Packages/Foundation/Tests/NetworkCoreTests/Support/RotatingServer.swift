import Foundation
import NetworkCore

/// A server with rotating refresh tokens: an access token that is not the newest is a 401, a
/// refresh token that was used before signs out. Keeps what it saw.
actor RotatingServer: HTTPTransport {
  private(set) var refreshes = 0
  private(set) var tokenRequests: [HTTPRequest] = []
  private(set) var served: [HTTPRequest] = []
  private(set) var unauthorized = 0
  private var refreshToken: String
  private var accessToken = "none yet"
  private var refreshGate: Gate?
  private var callGate: Gate?
  private var callStatus = 200
  private var refusesNewTokens = false
  private var lostAnswers = 0
  private var tokenFailure: HTTPResponse?

  init(refreshToken: String) {
    self.refreshToken = refreshToken
  }

  /// Makes every access token so far an old one.
  func expireAccessToken() { accessToken = "expired" }
  func signOut() { refreshToken = "signed out" }
  func holdRefreshes(at gate: Gate) { refreshGate = gate }
  func holdCalls(at gate: Gate?) { callGate = gate }
  func answerCalls(with status: Int) { callStatus = status }
  func refuseNewTokens() { refusesNewTokens = true }
  func answerRefreshes(with response: HTTPResponse?) { tokenFailure = response }
  /// The next refreshes rotate the token, and nobody hears of it.
  func loseRefreshAnswers(_ count: Int) { lostAnswers = count }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if request.path == ["v1", "token"] { return try await refresh(request) }
    let isAuthorized = request.headers["Authorization"] == "Bearer \(accessToken)"
    await callGate?.pass()
    guard isAuthorized, !refusesNewTokens else {
      unauthorized += 1
      return HTTPResponse(status: 401, body: Data(#"{"error":{"code":"expired"}}"#.utf8))
    }
    served.append(request)
    return HTTPResponse(status: callStatus, body: Data("{}".utf8))
  }

  private func refresh(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    refreshes += 1
    tokenRequests.append(request)
    await refreshGate?.pass()
    if let tokenFailure { return tokenFailure }
    let sent = request.body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
    guard sent?["refreshToken"] == refreshToken else {
      return HTTPResponse(status: 401, body: Data(#"{"error":{"code":"signed_out"}}"#.utf8))
    }
    refreshToken = "refresh-\(refreshes)"
    accessToken = "access-\(refreshes)"
    if lostAnswers > 0 {
      lostAnswers -= 1
      throw .transport("connection lost")
    }
    let grant = """
      {"accessToken":"\(accessToken)","expiresIn":60,"refreshToken":"\(refreshToken)"}
      """
    return HTTPResponse(status: 200, body: Data(grant.utf8))
  }
}
