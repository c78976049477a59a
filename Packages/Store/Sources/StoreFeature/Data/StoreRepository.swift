package import CommerceDomain

/// The one owner of what is known about stores.
package protocol StoreRepository: Sendable {
  /// All stores, in the server's order. Cancelling the caller cancels the read.
  func stores() async throws(StoreError) -> [StoreSummary]

  /// One store with its menu. Cancelling the caller cancels the read.
  func store(_ id: StoreID) async throws(StoreError) -> StoreDetail
}

/// The one owner of which stores are favourites.
package protocol FavouritesRepository: Sendable {
  /// Makes a store a favourite or not, and returns what it is now.
  func setFavourite(_ isFavourite: Bool, store: StoreID) async throws(StoreError) -> Bool
}

/// Why a store cannot be shown or marked.
package enum StoreError: Error, Hashable, Sendable {
  /// There is no such store.
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
