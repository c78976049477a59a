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
    return try Self.decode(response.body)
  }

  private static func decode<Output: Decodable>(
    _ body: Data
  ) throws(HTTPError) -> Output {
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Output.self, from: body)
    } catch let error as DecodingError {
      throw HTTPError(error)
    } catch {
      throw .decoding(path: "", reason: "\(error)")
    }
  }
}
