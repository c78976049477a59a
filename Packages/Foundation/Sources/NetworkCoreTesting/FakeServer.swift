import Foundation
public import NetworkCore

/// A transport that answers from a table of handlers and remembers what it was sent.
///
/// A request nobody answers for is a 501 that names it, so that a test fails loudly.
public actor FakeServer: HTTPTransport {
  /// Answers one request; throw ``HTTPError`` for a network that fails.
  public typealias Handler = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private var handlers: [String: Handler] = [:]
  /// All requests so far, oldest first.
  public private(set) var requests: [HTTPRequest] = []

  public init() {}

  /// Sets the answer to a call such as `GET /v1/orders`, in place of an earlier one.
  public func on(_ call: String, _ handler: @escaping Handler) {
    handlers[call] = handler
  }

  /// Answers a call with JSON text.
  public func on(_ call: String, status: Int = 200, json: String) {
    on(call) { _ in HTTPResponse(status: status, body: Data(json.utf8)) }
  }

  /// Lets a call fail before any answer arrives.
  public func on(_ call: String, failure: HTTPError) {
    on(call) { _ throws(HTTPError) in throw failure }
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    requests.append(request)
    let call = "\(request.method.rawValue) /\(request.path.joined(separator: "/"))"
    guard let handler = handlers[call] else {
      let body = #"{"error":{"code":"not_faked","message":"no answer set for \#(call)"}}"#
      return HTTPResponse(status: 501, body: Data(body.utf8))
    }
    return try await handler(request)
  }
}
