package import CommerceDomain

/// The one owner of what was charged.
package protocol PaymentRepository: Sendable {
  /// Charges an amount for an order, and returns the order that is paid by it: a new one when a
  /// delivered order is bought again.
  ///
  /// - Parameter key: names the attempt: the same key never charges twice.
  func pay(
    order: OrderID, amount: Money, key: String
  ) async throws(PaymentError) -> OrderID

  /// The orders that charges for an order have paid, its own or those that repeat it, newest last.
  /// Throws ``PaymentError/unknown`` when that cannot be told.
  func paidOrders(for order: OrderID) async throws(PaymentError) -> [OrderID]
}

/// Why nothing was charged, or why that is not known.
package enum PaymentError: Error, Hashable, Sendable {
  case declined
  /// The order costs another amount now.
  case amountChanged(Money)
  case alreadyPaid
  /// The order is cancelled, or gone.
  case notPayable
  /// The key came with another request before; it must not be sent again.
  case keyReused
  /// The first request with this key still runs, or no answer came: the charge may have been made.
  /// Asking again with the same key is safe.
  case unknown
}
