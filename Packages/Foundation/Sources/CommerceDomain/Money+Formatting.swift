public import Foundation

extension Money {
  /// The amount as a person of that locale reads it: "€24.50", "24,50 €", "￥199".
  ///
  /// Exact for every `Int`; the digits after the point are ISO 4217's, not the locale data's.
  public func formatted(for locale: Locale) -> String {
    let amount = Decimal(
      sign: minorUnits < 0 ? .minus : .plus,
      exponent: -currency.exponent,
      significand: Decimal(minorUnits.magnitude)
    )
    return amount.formatted(
      .currency(code: currency.code)
        .precision(.fractionLength(currency.exponent))
        .locale(locale)
    )
  }
}
