extension CallFailure {
  /// A message for people: what did not work, then the reason where it helps them.
  ///
  /// - Parameters:
  ///   - what: a sentence, such as "The stores could not be loaded."
  ///   - advice: the sentence that follows where no reason helps, such as "Try again."
  public func explaining(_ what: String, advice: String? = nil) -> String {
    switch self {
    case .signedOut: "\(what) Your sign-in has expired."
    case .unreadable: "\(what) The server does not answer as the shop does."
    case .notFound, .unreachable, .unavailable, .cancelled:
      advice.map { "\(what) \($0)" } ?? what
    }
  }
}
