public import Foundation

/// Why a request brought no value.
public enum HTTPError: Error, Hashable, Sendable {
  /// The answer did not arrive whole; the server may or may not have done the work.
  case transport(String)
  /// No answer within the deadline; the server may or may not have done the work.
  case timeout
  /// The server refused, with its reason.
  case status(ServerError)
  /// The answer is not what the contract promises, and where.
  case decoding(path: String, reason: String)
  /// The caller gave up.
  case cancelled

  /// The error of an answer whose body has more bytes than the limit.
  static func tooLarge(limit: Int) -> HTTPError {
    .decoding(path: "", reason: "larger than \(limit) bytes")
  }
}

/// A refusal in the server's words: `{ "error": { "code": "…", "message": "…" } }`.
public struct ServerError: Hashable, Sendable, CustomStringConvertible {
  public let status: Int
  /// The code to branch on; nil when the body held none.
  public let code: String?
  /// The server's sentence for logs; never shown to people.
  public let message: String?
  /// The whole body, for what an error carries beyond its code.
  public let body: Data
  /// How many tries of the same call came before: none had a final answer, and each may have been
  /// carried out or may still be.
  public let earlierTries: Int

  /// Reads a refusal; a body of another shape leaves code and message nil.
  public init(_ response: HTTPResponse) {
    let envelope = try? JSONDecoder().decode(Envelope.self, from: response.body)
    status = response.status
    code = envelope?.error.code
    message = envelope?.error.message
    body = response.body
    earlierTries = response.earlierTries
  }

  private init(status: Int, code: String?, earlierTries: Int) {
    self.status = status
    self.code = code
    message = nil
    body = Data()
    self.earlierTries = earlierTries
  }

  /// The same refusal without anything that could quote what was sent.
  var withoutText: ServerError { withoutText(afterTries: earlierTries) }

  /// The same refusal of a call that was tried before, without text.
  func withoutText(afterTries count: Int) -> ServerError {
    ServerError(status: status, code: code, earlierTries: count)
  }

  /// The status and the code; the server's free text stays out of logs that print an error.
  public var description: String {
    "\(status)" + (code.map { " \($0)" } ?? "")
  }

  private struct Envelope: Decodable {
    let error: Reason
  }

  private struct Reason: Decodable {
    let code: String
    let message: String?
  }
}
