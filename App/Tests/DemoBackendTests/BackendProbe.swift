import DemoBackend
import Foundation
import NetworkCore
import PersistenceCore

/// Talks to the demo backend in JSON, signed in, as a client over a wire would.
struct BackendProbe {
  let backend: DemoBackend
  private let token: String

  init(
    options: DemoBackendOptions = DemoBackendOptions(), store: (any DataStore)? = nil,
    refreshToken: String = "any", now: (@Sendable () -> Date)? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws {
    backend = DemoBackend(options: options, store: store, now: now, log: log)
    let request = HTTPRequest(
      .post, path: ["v1", "token"], body: Data(#"{"refreshToken":"\#(refreshToken)"}"#.utf8))
    let body = try JSON(await backend.send(request).body)
    token = body["accessToken"].string ?? ""
  }

  /// One call, such as `PUT /v1/basket/items/pad-thai`; a query may follow a `?`.
  func call(
    _ call: String, _ body: String? = nil, key: String? = nil
  ) async throws -> (status: Int, body: JSON, headers: HTTPHeaders) {
    let words = call.split(separator: " ")
    let parts = words[1].split(separator: "?")
    var request = HTTPRequest(
      HTTPMethod(rawValue: String(words[0])) ?? .get,
      path: parts[0].split(separator: "/").map(String.init),
      body: body.map { Data($0.utf8) }
    )
    if parts.count > 1 {
      let pair = parts[1].split(separator: "=").map(String.init)
      request.query = [.init(pair[0], pair[1])]
    }
    request.headers["Authorization"] = "Bearer \(token)"
    request.headers["Idempotency-Key"] = key
    let response = try await backend.send(request)
    return (response.status, try JSON(response.body), response.headers)
  }

  /// The status and the error's code of a call.
  func refusal(_ call: String, _ body: String? = nil, key: String? = nil) async throws -> String {
    let answer = try await self.call(call, body, key: key)
    return "\(answer.status) \(answer.body["error"]["code"].string ?? "")"
  }
}

/// JSON that tests look into by name.
struct JSON: Equatable {
  private let value: NSObject?

  init(_ bytes: Data) throws {
    value = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed) as? NSObject
  }

  private init(value: NSObject?) { self.value = value }

  subscript(name: String) -> JSON {
    JSON(value: (value as? [String: Any])?[name] as? NSObject)
  }

  subscript(index: Int) -> JSON {
    let values = value as? [Any] ?? []
    return JSON(value: values.indices.contains(index) ? values[index] as? NSObject : nil)
  }

  var string: String? { value as? String }
  var int: Int? { (value as? NSNumber)?.intValue }
  var bool: Bool? { (value as? NSNumber)?.boolValue }
  var isNull: Bool { value is NSNull }
  var array: [JSON] { (value as? [Any] ?? []).map { JSON(value: $0 as? NSObject) } }
  var names: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
}
