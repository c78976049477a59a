package import CommerceDomain
package import Foundation

/// A tap on Pay, from when it is stored until the server has settled it.
package struct PaymentAttempt: Hashable, Sendable {
  package let order: OrderID
  /// What the person agreed to.
  package let amount: Money
  /// Names the attempt to the server, as its idempotency key and in its body; minted once.
  package let key: String
  /// When the person last tapped Pay for it; nil where an earlier version stored it, which sent the
  /// key as an idempotency key alone.
  package let madeAt: Date?

  package init(order: OrderID, amount: Money, key: String, madeAt: Date?) {
    self.order = order
    self.amount = amount
    self.key = key
    self.madeAt = madeAt
  }

  /// How long a request may still be under way for, in seconds: half the time for which servers
  /// remember a key.
  static let longestFlight: TimeInterval = 12 * 60 * 60

  /// What it means that the server knows no payment of this attempt.
  ///
  /// A clock that was set back since leaves the request possibly under way.
  func eventOfNoPayment(at now: Date) -> PaymentEvent {
    guard let madeAt else { return .untraceable }
    return now.timeIntervalSince(madeAt) < Self.longestFlight ? .notFound : .neverArrived
  }

  /// The same attempt, tapped again.
  func made(at now: Date) -> PaymentAttempt {
    PaymentAttempt(order: order, amount: amount, key: key, madeAt: now)
  }

  /// Whether a payment is what this attempt asked for: of its order or of one that repeats it, of
  /// its amount and currency, and made.
  func isFulfilled(by payment: Payment) -> Bool {
    payment.isMade && payment.amount == amount
      && (payment.order == order || payment.againOf == order)
      && (payment.attempt == nil || payment.attempt == key)
  }
}
