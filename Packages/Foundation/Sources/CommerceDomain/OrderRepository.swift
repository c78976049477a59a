/// The one owner of the orders that a person has placed.
public protocol OrderRepository: Sendable {
  /// All orders, newest first; kept ones when the server cannot be reached and some were kept.
  /// Throws ``CallFailure``; cancelling the caller cancels the read.
  func orders() async throws(CallFailure) -> OrderHistory

  /// One order. Throws ``CallFailure``; cancelling the caller cancels the read.
  func order(_ id: OrderID) async throws(CallFailure) -> Order

  /// Makes an order of the basket, which must still have that version.
  ///
  /// - Parameter key: names the attempt: the same key never makes a second order.
  /// - Throws: ``PlaceOrderError``.
  func placeOrder(basketVersion: Int, key: String) async throws(PlaceOrderError) -> Order
}

/// The orders of a person, with how old that knowledge is.
public struct OrderHistory: Hashable, Sendable {
  /// Newest first.
  public let orders: [Order]
  public let leftOut: LeftOut
  /// How long ago the server told them, when it cannot be asked now; nil when it just did.
  public let age: Duration?
  /// Why the server could not be asked now; nil when it just answered.
  public let failure: CallFailure?

  public init(
    orders: [Order], leftOut: LeftOut = 0, age: Duration? = nil, failure: CallFailure? = nil
  ) {
    self.orders = orders
    self.leftOut = leftOut
    self.age = age
    self.failure = failure
  }
}

/// Why a basket did not become an order.
public enum PlaceOrderError: Error, Hashable, Sendable {
  /// The basket has changed since it was looked at.
  case basketChanged
  case basketEmpty
  case storeClosed
  /// The first request with this key still runs; ask again with the same key.
  case inProgress
  /// The key came with another request before; it must not be sent again.
  case keyReused
  /// The call brought no answer. Unless the sign-in expired, it is not known whether the order was
  /// made; asking again with the same key is safe.
  case call(CallFailure)
}
