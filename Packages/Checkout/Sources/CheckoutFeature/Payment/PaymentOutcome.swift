package import CommerceDomain

/// How a payment stands when nothing is under way, with what the person has to know.
package enum PaymentOutcome: Hashable, Sendable {
  /// Nothing is open, or nothing that the app knows of: the person may pay.
  case ready
  /// Charged; the order that is paid now.
  case paid(OrderID)
  case refused(PaymentRefusal)
  /// It is not known whether the attempt was charged.
  case unsettled
  /// The server knows no payment of the attempt, which stays open; paying sends it again.
  case absent
  /// The order was bought again, perhaps by an attempt that the app has lost.
  case boughtAgain(Payment)
  /// Nothing was sent.
  case notSent
}
