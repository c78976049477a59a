public import CommerceDomain

extension Currency {
  /// The currency of a code that ISO 4217 lists; traps for another, so that a typing mistake in a
  /// sample shows at once.
  public static func listed(_ code: String) -> Currency {
    guard let currency = Currency(code: code) else { preconditionFailure("no currency \(code)") }
    return currency
  }
}
