/// Carries one request to a server and its answer back, once: no retries, no decoding.
public protocol HTTPTransport: Sendable {
  /// Sends the request. Any status is an answer, not an error.
  ///
  /// Throws ``HTTPError`` `transport`, `timeout`, `decoding` for an answer that is too large, or
  /// `cancelled`; cancelling the caller ends the wait promptly, though the server may still do the
  /// work.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
