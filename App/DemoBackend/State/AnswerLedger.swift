import Foundation
import NetworkCore

/// The answers to calls that carried an idempotency key, so that the same call is answered the
/// same and its work is never done twice.
///
/// A key is forgotten after a day, as with real providers; then it is a new one.
struct AnswerLedger: Codable, Equatable, Sendable {
  /// How long a key is remembered, in seconds.
  static let lifetime: TimeInterval = 24 * 60 * 60

  private var answers: [String: Entry] = [:]

  private struct Entry: Codable, Equatable, Sendable {
    let call: String
    let requestBody: Data
    let status: Int
    let body: Data
    /// Nil in a state that was stored before times were.
    var recordedAt: Date?
  }

  /// Forgets the keys whose time is over. One without a time is remembered from now on.
  mutating func forget(at now: Date) {
    answers = answers.compactMapValues { entry in
      guard let recordedAt = entry.recordedAt else {
        var entry = entry
        entry.recordedAt = now
        return entry
      }
      return now.timeIntervalSince(recordedAt) < Self.lifetime ? entry : nil
    }
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

  mutating func record(
    _ response: HTTPResponse, to request: HTTPRequest, key: String, at now: Date
  ) {
    answers[key] = Entry(
      call: request.call, requestBody: request.body ?? Data(), status: response.status,
      body: response.body, recordedAt: now
    )
  }

  /// The keys of the payments that were answered, by the payments' ids.
  var paymentKeys: [String: String] {
    let pairs = answers.compactMap { key, entry -> (String, String)? in
      guard entry.call == "POST /v1/payments", entry.status == 201,
        let receipt = try? JSONDecoder().decode(PaymentName.self, from: entry.body)
      else { return nil }
      return (receipt.paymentId, key)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private struct PaymentName: Decodable {
    let paymentId: String
  }
}

extension HTTPRequest {
  /// The method and the path, such as `GET /v1/orders`.
  var call: String { "\(method.rawValue) /\(path.joined(separator: "/"))" }
}
