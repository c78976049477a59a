/// A currency of ISO 4217.
///
/// A value exists only for codes on the list, so an exponent is always known.
public struct Currency: Hashable, Sendable {
  /// The three-letter code, in capitals.
  public let code: String

  /// How many decimal digits the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: Int

  /// Looks a code up; nil when ISO 4217 does not list it. Only capitals are codes.
  public init?(code: String) {
    guard let exponent = Self.exponents[code] else { return nil }
    self.code = code
    self.exponent = exponent
  }

  private init(listed code: String, exponent: Int) {
    self.code = code
    self.exponent = exponent
  }

  /// The euro.
  public static let eur = Currency(listed: "EUR", exponent: 2)
  /// The Japanese yen, which has no minor unit.
  public static let jpy = Currency(listed: "JPY", exponent: 0)
}
