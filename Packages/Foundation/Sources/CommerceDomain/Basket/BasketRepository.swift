/// The one owner of the server's basket.
public protocol BasketRepository: Sendable {
  /// The basket as it is. Throws ``CallFailure``; cancelling the caller cancels the read.
  func basket() async throws(CallFailure) -> Basket

  /// Makes a change and returns the basket after it. Making it twice is the same as once.
  /// Throws ``BasketError``.
  func make(_ change: BasketChange) async throws(BasketError) -> Basket
}

/// Why the basket was not changed.
public enum BasketError: Error, Hashable, Sendable {
  /// It holds another store's items, and the change did not ask to replace them.
  case otherStore
  case storeClosed
  /// The quantity is negative, too large, or makes a total that does not fit.
  case invalidQuantity
  /// A required option has no choice, or a choice is not the item's.
  case invalidChoices
  /// The call brought no answer; ``CallFailure/notFound`` says that the item or its store is gone.
  case call(CallFailure)
  /// It is not known whether the change was made: neither it nor a read of the basket was answered.
  /// Only ``BasketWriter`` throws this.
  case unknown(CallFailure)
}
