/// The one owner of which stores are favourites.
public protocol FavouritesRepository: Sendable {
  /// The favourites, oldest first. Throws ``CallFailure``; cancelling the caller cancels the read.
  func favourites() async throws(CallFailure) -> StoreList

  /// Makes a store a favourite or not, and returns what it is now. Throws ``CallFailure``.
  func setFavourite(_ isFavourite: Bool, store: StoreID) async throws(CallFailure) -> Bool
}
