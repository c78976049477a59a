/// A step that every request passes on its way: it may change the request, send it again, or look
/// at the answer.
public protocol HTTPInterceptor: Sendable {
  /// Sends the request on through `next`, as often as the step needs; throws ``HTTPError``.
  func send(
    _ request: HTTPRequest, through next: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse
}

/// A transport with a step in front of it.
struct InterceptedTransport: HTTPTransport {
  let interceptor: any HTTPInterceptor
  let next: any HTTPTransport

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await interceptor.send(request, through: next)
  }
}
