import Foundation
import NetworkCore

/// A status with a value that becomes JSON.
struct Answer {
  let status: Int
  let body: any Encodable

  init(_ body: any Encodable, status: Int = 200) {
    self.status = status
    self.body = body
  }

  init(_ refusal: Refusal) {
    self.init(refusal.body, status: refusal.status)
  }

  /// The answer on the wire. A value that cannot be JSON is the server's own fault: 500.
  var response: HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    guard let bytes = try? encoder.encode(body) else { return HTTPResponse(status: 500) }
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: bytes)
  }
}

extension HTTPRequest {
  /// The body as a value; throws ``Refusal`` 400 when it is not one.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(Refusal) -> Value {
    guard let body, let value = try? JSONDecoder().decode(Value.self, from: body) else {
      throw .badRequest
    }
    return value
  }
}
