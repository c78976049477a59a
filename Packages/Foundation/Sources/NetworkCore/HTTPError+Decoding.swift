extension HTTPError {
  /// Says where the answer broke the contract, without quoting the answer itself.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .decoding(path: Self.path(context.codingPath + [key]), reason: "missing")
    case .valueNotFound(_, let context):
      self = .decoding(path: Self.path(context.codingPath), reason: "null")
    case .typeMismatch(let type, let context):
      self = .decoding(path: Self.path(context.codingPath), reason: "not a \(type)")
    case .dataCorrupted(let context):
      self = .decoding(path: Self.path(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .decoding(path: "", reason: "unreadable")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
  }
}
