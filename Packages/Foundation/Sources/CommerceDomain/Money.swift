/// An exact amount of one currency, in whole minor units.
///
/// Arithmetic never rounds, never wraps and never mixes currencies: it throws ``MoneyError``.
public struct Money: Hashable, Sendable {
  /// The amount in minor units: 199 is €1.99, ¥199 and 0.199 KWD.
  public let minorUnits: Int
  /// The currency that the minor units are counted in.
  public let currency: Currency

  /// An amount of minor units; negative amounts are refunds and promotions.
  public init(minorUnits: Int, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// The sum; throws ``MoneyError/mixedCurrencies(_:_:)`` or ``MoneyError/overflow``.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: sum, currency: currency)
  }

  /// The product with a quantity; throws ``MoneyError/overflow``.
  public func multiplied(by quantity: Int) throws(MoneyError) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: quantity)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: product, currency: currency)
  }

  /// The sum of many amounts in one currency, zero when there are none; throws ``MoneyError``.
  public static func sum(
    of amounts: some Sequence<Money>, in currency: Currency
  ) throws(MoneyError) -> Money {
    var total = Money.zero(currency)
    for amount in amounts {
      total = try total.adding(amount)
    }
    return total
  }
}

/// Why an amount cannot be computed.
public enum MoneyError: Error, Hashable, Sendable {
  /// Two currencies met in one sum.
  case mixedCurrencies(Currency, Currency)
  /// The exact result does not fit the platform's integer.
  case overflow
}
