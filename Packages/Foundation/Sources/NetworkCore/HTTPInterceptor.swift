/// A step that every request passes on its way: it may change the request, send it again, give up
/// on it, or look at the answer.
///
/// A client's steps stand in one list; the first is the outermost and sees what the caller sees.
public protocol HTTPInterceptor: Sendable {
  /// Sends the request on through `next`, as often as the step needs.
  ///
  /// Throws ``HTTPError`` as ``HTTPTransport/send(_:)`` does. Cancelling the caller ends the wait
  /// promptly.
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

extension HTTPTransport {
  /// This transport with steps in front of it, the first one outermost.
  func intercepted(by interceptors: [any HTTPInterceptor]) -> any HTTPTransport {
    interceptors.reversed().reduce(self) { next, interceptor in
      InterceptedTransport(interceptor: interceptor, next: next)
    }
  }
}
