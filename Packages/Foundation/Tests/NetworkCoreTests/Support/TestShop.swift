import Foundation
import NetworkCore

/// A small server whose changes can be counted: a PUT sets, a POST adds, once for each key.
actor TestShop: HTTPTransport {
  private(set) var quantities: [String: Int] = [:]
  private(set) var orders = 0
  private var answers: [String: HTTPResponse] = [:]

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch request.method {
    case .get: break
    case .delete: quantities = [:]
    case .put: quantities[request.path.last ?? ""] = number(request.body)
    case .post:
      let key = request.headers["Idempotency-Key"]
      if let key, let answer = answers[key] { return answer }
      orders += 1
      if let key {
        // Only keys of running calls come again; the rest would look like a client's leak.
        if answers.count == 100 { answers = [:] }
        answers[key] = answer
      }
    }
    return answer
  }

  private func number(_ body: Data?) -> Int? {
    body.flatMap { try? JSONDecoder().decode(Int.self, from: $0) }
  }

  private var answer: HTTPResponse {
    let body = try? JSONEncoder().encode(quantities)
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: body ?? Data())
  }
}

/// A kind of call as retries tell them apart.
enum TestCall: CaseIterable, Sendable {
  case get, put, postWithKey, postWithoutKey

  var isRepeatable: Bool { self != .postWithoutKey }

  var request: HTTPRequest {
    let body = Data("3".utf8)
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    switch self {
    case .get: return .get("v1", "basket")
    case .put:
      return HTTPRequest(.put, path: ["v1", "basket", "items", "a"], headers: json, body: body)
    case .postWithKey:
      var headers = json
      headers["Idempotency-Key"] = "key-1"
      return HTTPRequest(.post, path: ["v1", "orders"], headers: headers, body: body)
    case .postWithoutKey:
      return HTTPRequest(.post, path: ["v1", "orders"], headers: json, body: body)
    }
  }
}
