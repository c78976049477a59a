import Foundation
import NetworkCore

/// The answers to calls that carried an idempotency key, so that the same call is answered the
/// same and its work is never done twice. Keys never expire.
struct AnswerLedger: Codable, Sendable {
  private var answers: [String: Entry] = [:]

  private struct Entry: Codable, Sendable {
    let call: String
    let requestBody: Data
    let status: Int
    let body: Data
  }

  /// The first answer to a key, marked as replayed; nil for a new key.
  ///
  /// Throws ``Refusal`` when the key came with another call or body before.
  func answer(to request: HTTPRequest, key: String) throws(Refusal) -> HTTPResponse? {
    guard let entry = answers[key] else { return nil }
    guard entry.call == request.call, entry.requestBody == request.body ?? Data() else {
      throw Refusal(422, "key_reused", "this key came with another request before")
    }
    return HTTPResponse(
      status: entry.status,
      headers: ["Content-Type": "application/json", "Idempotency-Replayed": "true"],
      body: entry.body
    )
  }

  mutating func record(_ response: HTTPResponse, to request: HTTPRequest, key: String) {
    answers[key] = Entry(
      call: request.call, requestBody: request.body ?? Data(), status: response.status,
      body: response.body
    )
  }
}

extension HTTPRequest {
  /// The method and the path, such as `GET /v1/orders`.
  var call: String { "\(method.rawValue) /\(path.joined(separator: "/"))" }
}
