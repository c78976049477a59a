import Foundation

/// Sends requests and returns the decoded values.
public struct HTTPClient: Sendable {
  private let transport: any HTTPTransport

  /// A client on a transport.
  ///
  /// - Parameter interceptors: what each request passes, the first one first; usually metrics,
  ///   authentication, retry, deadline.
  public init(transport: any HTTPTransport, interceptors: [any HTTPInterceptor] = []) {
    self.transport = transport.intercepted(by: interceptors)
  }

  /// Sends a request and decodes its JSON answer.
  ///
  /// Dates are ISO 8601 in UTC. Cancelling the caller cancels the request.
  public func send<Output: Decodable>(
    _ request: HTTPRequest, as type: Output.Type = Output.self
  ) async throws(HTTPError) -> Output {
    let response = try await transport.send(request)
    guard response.isSuccess else { throw .status(ServerError(response)) }
    return try Self.decode(response)
  }

  private static func decode<Output: Decodable>(
    _ response: HTTPResponse
  ) throws(HTTPError) -> Output {
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Output.self, from: response.body)
    } catch let error as DecodingError {
      if let type = response.headers["Content-Type"]?.lowercased(), type.hasPrefix("text/html") {
        throw .decoding(path: "", reason: "a web page, not JSON")
      }
      throw HTTPError(error)
    } catch {
      throw .decoding(path: "", reason: "\(error)")
    }
  }
}
