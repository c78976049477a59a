package import CommerceDomain

/// Why nothing was charged.
package enum PaymentRefusal: Hashable, Sendable {
  case declined
  /// The order costs another amount now.
  case amountChanged(Money)
  /// The order is paid, by another attempt.
  case alreadyPaid
  /// The order is cancelled, or gone.
  case notPayable
  /// The server no longer accepts the person's sign-in.
  case signedOut
  /// The person may not pay this order.
  case notAllowed
  /// The server does not accept the request as this version of the app makes it.
  case notAccepted
  /// The server refused for a reason that this version does not know.
  case other
  /// The attempt is so old that its request cannot arrive any more, and the server knows no payment.
  case neverArrived
}
