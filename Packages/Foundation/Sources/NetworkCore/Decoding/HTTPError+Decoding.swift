extension HTTPError {
  /// Says where the answer broke the contract, without quoting the answer itself.
  init(_ error: DecodingError) {
    let (keys, reason) = Self.place(of: error) ?? ([], "unreadable")
    self = .decoding(path: Self.path(keys), reason: reason)
  }

  /// Where an error of decoding is and what it says; nil for other errors.
  static func place(of error: any Error) -> (keys: [any CodingKey], reason: String)? {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): (context.codingPath + [key], "missing")
    case .valueNotFound(_, let context): (context.codingPath, "null")
    case .typeMismatch(let type, let context): (context.codingPath, "not a \(type)")
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
    default: nil
    }
  }

  static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
  }
}
