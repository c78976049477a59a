public import Foundation

/// One request to the configured server: a method, a path below its base, and a body.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  /// The path's segments, not yet percent-encoded: an id with a slash in it stays one segment.
  public var path: [String]
  /// The query's names and values, not yet percent-encoded, in order.
  public var query: [Parameter]
  public var headers: HTTPHeaders
  public var body: Data?

  /// One `name=value` of a query.
  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    _ method: HTTPMethod, path: [String], query: [Parameter] = [], headers: HTTPHeaders = [:],
    body: Data? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// A request that reads, without a body.
  public static func get(_ path: String..., query: [Parameter] = []) -> HTTPRequest {
    HTTPRequest(.get, path: path, query: query)
  }

  /// A request whose body is JSON, with sorted keys so that the same value is the same bytes.
  ///
  /// Throws `EncodingError` when the value cannot be JSON.
  public static func json(
    _ method: HTTPMethod, _ path: String..., body: some Encodable
  ) throws -> HTTPRequest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return HTTPRequest(
      method, path: path, headers: ["Content-Type": "application/json"],
      body: try encoder.encode(body)
    )
  }
}
