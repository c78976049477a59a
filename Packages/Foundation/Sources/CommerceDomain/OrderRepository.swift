/// The one owner of the orders that a person has placed.
public protocol OrderRepository: Sendable {
  /// All orders, newest first. Throws ``OrderError``; cancelling the caller cancels the read.
  func orders() async throws(OrderError) -> [Order]

  /// One order. Throws ``OrderError``; cancelling the caller cancels the read.
  func order(_ id: OrderID) async throws(OrderError) -> Order
}

/// Why orders cannot be told.
public enum OrderError: Error, Hashable, Sendable {
  /// There is no order of this id.
  case notFound
  /// The server cannot be reached, or answered something unreadable; trying again may help.
  case unavailable
  /// The caller gave up.
  case cancelled
}
