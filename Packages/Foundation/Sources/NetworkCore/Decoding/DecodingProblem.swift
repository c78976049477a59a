/// A value of an answer that could not be read and was left out.
public struct DecodingProblem: Hashable, Sendable, CustomStringConvertible {
  /// The coding path, such as `stores.3.deliveryFee.currency`.
  public let path: String
  /// What is wrong there, in our words.
  public let reason: String

  /// One line for a log.
  public var description: String { "\(path): \(reason)" }

  /// - Parameter place: Where the value is, for an error that does not say.
  init(_ error: any Error, at place: [any CodingKey]) {
    let (keys, reason) = HTTPError.place(of: error) ?? (place, "\(error)")
    path = HTTPError.path(keys)
    self.reason = reason
  }
}
