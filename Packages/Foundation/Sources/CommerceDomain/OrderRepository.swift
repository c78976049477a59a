/// The one owner of the orders that a person has placed.
public protocol OrderRepository: Sendable {
  /// All orders, newest first; kept ones when the server cannot be reached and some were kept.
  /// Throws ``OrderError``; cancelling the caller cancels the read.
  func orders() async throws(OrderError) -> OrderHistory

  /// One order. Throws ``OrderError``; cancelling the caller cancels the read.
  func order(_ id: OrderID) async throws(OrderError) -> Order

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
  /// How long ago the server told them, when it cannot be asked now; nil when it just did.
  public let age: Duration?

  public init(orders: [Order], age: Duration? = nil) {
    self.orders = orders
    self.age = age
  }
}

/// Why orders cannot be told.
public enum OrderError: Error, Hashable, Sendable {
  /// There is no order of this id.
  case notFound
  /// The server cannot be reached; trying again may help.
  case unavailable
  /// The server does not take the person's sign-in any more.
  case signedOut
  /// What answered does not speak as the server does.
  case unreadable
  /// The caller gave up.
  case cancelled
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
  /// It is not known whether the order was made; asking again with the same key is safe.
  case unknown
}
