public import CommerceDomain

/// Stores held in memory, with hooks to make calls fail or wait.
public actor FakeStoreRepository: StoreRepository, FavouritesRepository {
  private var stored: [StoreDetail]
  private var failure: CallFailure?
  private var gate: (@Sendable () async -> Void)?
  /// The states that favourites were asked to have so far, oldest first.
  public private(set) var favouriteRequests: [Bool] = []

  public init(stores: [StoreDetail] = []) {
    stored = stores
  }

  /// Replaces the stores that the server would know.
  public func set(stores: [StoreDetail]) {
    stored = stores
  }

  /// Lets every later call throw, until set back to nil.
  public func fail(with failure: CallFailure?) {
    self.failure = failure
  }

  /// Lets every later change of a favourite wait for `gate` before it is carried out.
  public func hold(_ gate: @escaping @Sendable () async -> Void) {
    self.gate = gate
  }

  public func stores() async throws(CallFailure) -> [StoreSummary] {
    if let failure { throw failure }
    return stored.map(\.summary)
  }

  public func store(_ id: StoreID) async throws(CallFailure) -> StoreDetail {
    if let failure { throw failure }
    guard let store = stored.first(where: { $0.summary.id == id }) else { throw .notFound }
    return store
  }

  public func favourites() async throws(CallFailure) -> [StoreSummary] {
    if let failure { throw failure }
    return stored.filter(\.isFavourite).map(\.summary)
  }

  public func setFavourite(
    _ isFavourite: Bool, store: StoreID
  ) async throws(CallFailure) -> Bool {
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
