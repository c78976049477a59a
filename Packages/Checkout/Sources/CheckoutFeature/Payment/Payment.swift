package import CommerceDomain
package import Foundation

/// A payment as the server reports it.
package struct Payment: Hashable, Sendable {
  /// The order that is paid by it.
  package let order: OrderID
  /// The delivered order that this one repeats.
  package let againOf: OrderID?
  package let amount: Money
  /// The attempt that asked for it; nil where the server does not say.
  package let attempt: String?
  package let paidAt: Date?
  /// Whether the server says that the payment succeeded and, where it says, that the order is paid.
  package let isMade: Bool

  package init(
    order: OrderID, againOf: OrderID? = nil, amount: Money, attempt: String? = nil,
    paidAt: Date? = nil, isMade: Bool = true
  ) {
    self.order = order
    self.againOf = againOf
    self.amount = amount
    self.attempt = attempt
    self.paidAt = paidAt
    self.isMade = isMade
  }
}
