import CommerceDomain

extension BasketError {
  /// What went wrong, and why where that is worth telling.
  func explaining(_ failure: String) -> String {
    switch self {
    case .signedOut: "\(failure) Your sign-in has expired."
    case .unreadable: "\(failure) The server does not answer as the shop does."
    case .otherStore, .storeClosed, .notFound, .invalidQuantity, .invalidChoices, .unavailable,
      .cancelled:
      failure
    }
  }
}
