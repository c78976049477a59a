/// The one owner of the server's basket.
public protocol BasketRepository: Sendable {
  /// The basket as it is. Throws ``BasketError``; cancelling the caller cancels the read.
  func basket() async throws(BasketError) -> Basket

  /// Makes a change and returns the basket after it. Making it twice is the same as once.
  /// Throws ``BasketError``.
  func make(_ change: BasketChange) async throws(BasketError) -> Basket
}

/// Why the basket is not as it was wished to be.
public enum BasketError: Error, Hashable, Sendable {
  /// It holds another store's items, and the change did not ask to replace them.
  case otherStore
  case storeClosed
  /// The item or its store is gone.
  case notFound
  /// The quantity is negative, too large, or makes a total that does not fit.
  case invalidQuantity
  /// A required option has no choice, or a choice is not the item's.
  case invalidChoices
  /// The server cannot be reached; trying again may help.
  case unavailable
  /// The server does not take the person's sign-in any more.
  case signedOut
  /// What answered does not speak as the server does.
  case unreadable
  /// The caller gave up.
  case cancelled
}
