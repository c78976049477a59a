import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over HTTP to one configured server.
///
/// Redirects are not followed: they are the answer. Nothing is cached, no cookie and no credential
/// is kept. An answer is refused when its length is not what the server announced, or when it is
/// compressed, which was not asked for and whose length nobody can check; or when its body is larger
/// than the limit, as soon as that is known, so that no answer takes more memory than that. There is
/// no deadline of its own to the millisecond; ``DeadlineInterceptor`` is one.
public final class URLSessionTransport: HTTPTransport {
  private let address: ServerAddress
  private let session: SystemSession

  /// - Parameter answerLimit: How many bytes an answer's body may have.
  public init(address: ServerAddress, answerLimit: Int = HTTPResponse.defaultLimit) {
    self.address = address
    session = SystemSession(limit: answerLimit)
  }

  /// Throws ``HTTPError`` `transport`, `timeout` (nothing was heard for a minute), `decoding` (the
  /// answer is larger than the limit) or `cancelled`, the last at once.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await session.send(urlRequest(request)).get()
  }

  private func urlRequest(_ request: HTTPRequest) throws(HTTPError) -> URLRequest {
    guard request.method != .get || request.body == nil else {
      throw .transport("a GET carries no body")
    }
    var result = URLRequest(url: try address.url(for: request))
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body
    for (name, value) in request.headers.sorted {
      result.setValue(value, forHTTPHeaderField: name)
    }
    // A body's type is else taken for a form's, and answers for compressible.
    if request.method != .get, request.headers["Content-Type"] == nil {
      result.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    result.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    return result
  }
}
