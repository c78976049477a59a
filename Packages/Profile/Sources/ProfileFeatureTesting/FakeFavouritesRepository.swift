package import ProfileFeature

/// Favourites held in memory, with a hook to make reads fail.
package actor FakeFavouritesRepository: FavouritesRepository {
  private var stored: [FavouriteStore]
  private var failure: FavouritesError?

  package init(stores: [FavouriteStore] = []) {
    stored = stores
  }

  /// Replaces the favourites, as a store's page would.
  package func set(_ stores: [FavouriteStore]) { stored = stores }

  /// Lets every later read throw, until set back to nil.
  package func fail(with failure: FavouritesError?) { self.failure = failure }

  package func favourites() async throws(FavouritesError) -> [FavouriteStore] {
    if let failure { throw failure }
    return stored
  }
}
