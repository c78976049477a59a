import Foundation

/// Sends requests and returns the decoded values.
public struct HTTPClient: Sendable {
  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  private let transport: any HTTPTransport
  private let metrics: CallMetrics?
  private let log: @Sendable (String) -> Void

  /// A client on a transport.
  ///
  /// - Parameters:
  ///   - interceptors: what each request passes, the first one first; usually deadline of the call,
  ///     authentication, retry, deadline of a try.
  ///   - metrics: records each call; nil records none.
  ///   - log: receives a line for each part of an answer that was left out.
  public init(
    transport: any HTTPTransport, interceptors: [any HTTPInterceptor] = [],
    metrics: CallMetrics? = nil, log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.transport = transport.intercepted(by: interceptors)
    self.metrics = metrics
    self.log = log
  }

  /// Sends a request and decodes its JSON answer.
  ///
  /// Dates are ISO 8601 in UTC. Cancelling the caller cancels the request. A path that could lead
  /// to another resource is an error and is not sent; an answer of more than 4 MiB is an error.
  public func send<Output: Decodable>(
    _ request: HTTPRequest, as type: Output.Type = Output.self
  ) async throws(HTTPError) -> Output {
    let watch = metrics?.start()
    func record(_ outcome: String) {
      if let watch { metrics?.record(request, outcome: outcome, since: watch) }
    }
    do {
      let (output, status): (Output, Int) = try await value(of: request)
      let problems = (output as? any PartlyReadable)?.problems ?? []
      for problem in problems { log("\(request.method.rawValue) \(request.resource): \(problem)") }
      record(problems.isEmpty ? "\(status)" : HTTPError.decodingOutcome)
      return output
    } catch {
      record(error.outcome)
      throw error
    }
  }

  private func value<Output: Decodable>(
    of request: HTTPRequest
  ) async throws(HTTPError) -> (Output, status: Int) {
    guard request.path.allSatisfy(PathSegment.isSendable) else { throw ServerAddress.unsendable }
    let response = try await transport.send(request)
    guard response.body.count <= HTTPResponse.defaultLimit else {
      throw .tooLarge(limit: HTTPResponse.defaultLimit)
    }
    guard response.isSuccess else { throw Self.failure(response) }
    return (try Self.decode(response), response.status)
  }

  /// The server's refusal; or, where something else answers in its place, a decoding error.
  private static func failure(_ response: HTTPResponse) -> HTTPError {
    if (300..<400).contains(response.status) {
      return .decoding(path: "", reason: "a redirect (\(response.status)), which is not followed")
    }
    let isServersOwn = response.status == 401 || RetryPolicy.statuses.contains(response.status)
    guard response.isWebPage, !isServersOwn else { return .status(ServerError(response)) }
    return .decoding(path: "", reason: "a web page (\(response.status)), not JSON")
  }

  private static func decode<Output: Decodable>(
    _ response: HTTPResponse
  ) throws(HTTPError) -> Output {
    do {
      return try Self.decoder.decode(Output.self, from: response.body)
    } catch let error as DecodingError {
      if response.isWebPage { throw .decoding(path: "", reason: "a web page, not JSON") }
      throw HTTPError(error)
    } catch {
      throw .decoding(path: "", reason: "\(error)")
    }
  }
}

extension HTTPResponse {
  fileprivate var isWebPage: Bool {
    headers["Content-Type"]?.lowercased().hasPrefix("text/html") ?? false
  }
}
