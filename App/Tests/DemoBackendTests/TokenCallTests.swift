import DemoBackend
import Foundation
import NetworkCore
import Testing

@Suite struct TokenCallTests {
  private let backend = DemoBackend()

  private func refresh(_ body: String) async throws -> (status: Int, body: JSON) {
    let request = HTTPRequest(.post, path: ["v1", "token"], body: Data(body.utf8))
    let response = try await backend.send(request)
    return (response.status, try JSON(response.body))
  }

  @Test("any first token is taken, and from then on only the one handed out last")
  func rotation() async throws {
    let first = try await refresh(#"{"refreshToken":"anything"}"#)
    #expect(first.status == 200)
    #expect(first.body.names == ["accessToken", "expiresIn", "refreshToken"])
    let rotated = try #require(first.body["refreshToken"].string)

    let stale = try await refresh(#"{"refreshToken":"anything"}"#)
    #expect(stale.status == 401)
    #expect(stale.body["error"]["code"].string == "signed_out")
    #expect(try await refresh(#"{"refreshToken":"\#(rotated)"}"#).status == 200)
    #expect(try await refresh("nonsense").status == 400)
  }

  @Test("every other call wants the access token handed out last")
  func authorization() async throws {
    #expect(try await backend.send(.get("v1", "stores")).status == 401)
    let token = try #require(
      try await refresh(#"{"refreshToken":"x"}"#).body["accessToken"].string)
    var request = HTTPRequest.get("v1", "stores")
    request.headers["Authorization"] = "Bearer \(token)"
    #expect(try await backend.send(request).status == 200)
    request.headers["Authorization"] = "Bearer other"
    #expect(try await backend.send(request).status == 401)
  }
}
