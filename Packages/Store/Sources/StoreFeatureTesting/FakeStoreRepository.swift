package import CommerceDomain
package import StoreFeature

/// Stores held in memory, with hooks to make calls fail or wait.
package actor FakeStoreRepository: StoreRepository, FavouritesRepository {
  private var stored: [StoreDetail]
  private var failure: StoreError?
  private var gate: (@Sendable () async -> Void)?
  /// The states that favourites were asked to have so far, oldest first.
  package private(set) var favouriteRequests: [Bool] = []

  package init(stores: [StoreDetail] = []) {
    stored = stores
  }

  /// Lets every later call throw, until set back to nil.
  package func fail(with failure: StoreError?) {
    self.failure = failure
  }

  /// Lets every later change of a favourite wait for `gate` before it is carried out.
  package func hold(_ gate: @escaping @Sendable () async -> Void) {
    self.gate = gate
  }

  package func stores() async throws(StoreError) -> [StoreSummary] {
    if let failure { throw failure }
    return stored.map(\.summary)
  }

  package func store(_ id: StoreID) async throws(StoreError) -> StoreDetail {
    if let failure { throw failure }
    guard let store = stored.first(where: { $0.summary.id == id }) else { throw .notFound }
    return store
  }

  package func setFavourite(
    _ isFavourite: Bool, store: StoreID
  ) async throws(StoreError) -> Bool {
    favouriteRequests.append(isFavourite)
    await gate?()
    if let failure { throw failure }
    guard let index = stored.firstIndex(where: { $0.summary.id == store }) else {
      throw .notFound
    }
    stored[index].isFavourite = isFavourite
    return isFavourite
  }
}
