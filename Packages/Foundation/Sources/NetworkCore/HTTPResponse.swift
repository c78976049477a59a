public import Foundation

/// What a server answered.
public struct HTTPResponse: Hashable, Sendable {
  /// How many bytes an answer's body may have where nothing else is asked for: 4 MiB.
  public static let defaultLimit = 4 * 1024 * 1024

  public var status: Int
  public var headers: HTTPHeaders
  public var body: Data
  /// How many tries of the same call came before: none had a final answer, and each may have been
  /// carried out or may still be.
  public var earlierTries: Int

  public init(
    status: Int, headers: HTTPHeaders = [:], body: Data = Data(), earlierTries: Int = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.earlierTries = earlierTries
  }

  /// Whether the server says that it did what was asked (RFC 9110 §15.3).
  public var isSuccess: Bool { (200..<300).contains(status) }
}
