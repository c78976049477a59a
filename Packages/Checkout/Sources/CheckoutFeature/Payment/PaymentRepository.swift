package import CommerceDomain

/// The one owner of what was charged.
package protocol PaymentRepository: Sendable {
  /// Charges what an attempt asks for, and returns what the server says it did: the caller decides
  /// whether that is this attempt's. The same key never charges twice while the server remembers it.
  /// Throws ``PaymentError``.
  func pay(_ attempt: PaymentAttempt) async throws(PaymentError) -> Payment

  /// The payment that an attempt made; nil when the server knows none. Charges nothing.
  /// Throws ``PaymentError/noAnswer`` when that cannot be known.
  func payment(of attempt: PaymentAttempt) async throws(PaymentError) -> Payment?

  /// The payments that bought an order again, oldest first. Charges nothing.
  /// Throws ``PaymentError/noAnswer`` when that cannot be known.
  func repeats(of order: OrderID) async throws(PaymentError) -> [Payment]
}

/// Why a payment request did not bring a payment.
package enum PaymentError: Error, Hashable, Sendable {
  /// The server refused what the key stands for, and will answer every request with it alike.
  case refused(PaymentRefusal)
  /// The request was refused for who sent it, for how it is made, or for an unknown reason. That
  /// says nothing of another request with the same key.
  ///
  /// - Parameter isRepeat: whether an earlier try of the same call was not answered.
  case turnedAway(PaymentRefusal, isRepeat: Bool)
  /// The answer cannot be read: the charge may have been made.
  case unreadable
  /// No answer came, or one that says to try later: the charge may have been made.
  case noAnswer
}
