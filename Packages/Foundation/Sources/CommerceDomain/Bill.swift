/// Lines, fees and a total that somebody pays: a basket's or an order's.
public protocol Bill {
  var lines: [LineItem] { get }
  var fees: [Fee] { get }
  var total: Money { get }
}

extension Basket: Bill {}
extension Order: Bill {}

extension Bill {
  /// Throws ``RuleViolation`` unless each line has at least one item, all amounts are in the total's
  /// currency, and no price, line or total is negative. Fees may be: promotions are.
  public func check() throws(RuleViolation) {
    for line in lines {
      guard line.quantity > 0 else { throw RuleViolation("a line of \(line.quantity) items") }
      try line.unitPrice.checkNotNegative("a price")
      try line.lineTotal.checkNotNegative("the total of a line")
    }
    try total.checkNotNegative("a total")
    let amounts = lines.flatMap { [$0.unitPrice, $0.lineTotal] } + fees.map(\.amount)
    for amount in amounts where amount.currency != total.currency {
      throw RuleViolation("\(amount.currency.code) in a total of \(total.currency.code)")
    }
  }
}

extension Money {
  /// Throws ``RuleViolation`` for an amount below zero.
  ///
  /// - Parameter what: names the amount, such as "a price".
  public func checkNotNegative(_ what: String) throws(RuleViolation) {
    guard minorUnits >= 0 else { throw RuleViolation("\(what) below zero") }
  }
}

/// What a value from outside breaks of the rules of the shop, for logs.
public struct RuleViolation: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
