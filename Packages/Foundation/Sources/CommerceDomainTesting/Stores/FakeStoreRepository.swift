public import CommerceDomain

/// Stores held in memory, with hooks to make calls fail or wait.
public actor FakeStoreRepository: StoreRepository, FavouritesRepository {
  private var stored: [StoreDetail]
  private var leftOut: LeftOut = 0
  private var failure: CallFailure?
  private var changeFaults: [Fault] = []
  private var readGate: (@Sendable () async -> Void)?
  private var changeGate: (@Sendable () async -> Void)?
  /// The states that favourites were asked to have so far, oldest first.
  public private(set) var favouriteRequests: [Bool] = []
  /// How many reads were cancelled so far.
  public private(set) var cancelledReads = 0

  /// What happens to a change of a favourite.
  public enum Fault: Sendable {
    case refuse(CallFailure)
    /// The change is made, its answer does not come.
    case loseAnswer
  }

  public init(stores: [StoreDetail] = []) {
    stored = stores
  }

  /// Replaces the stores that the server would know.
  public func set(stores: [StoreDetail]) { stored = stores }

  /// Lets every later list lack so many elements, as if they could not be read.
  public func leaveOut(_ leftOut: LeftOut) { self.leftOut = leftOut }

  /// Lets every later call throw, until set back to nil.
  public func fail(with failure: CallFailure?) { self.failure = failure }

  /// Lets the next change of a favourite go wrong; call it again for the one after.
  public func nextChange(_ fault: Fault) { changeFaults.append(fault) }

  /// Lets every later read wait for `gate` before it answers.
  public func holdReads(_ gate: (@Sendable () async -> Void)?) { readGate = gate }

  /// Lets every later change of a favourite wait for `gate` before it is carried out.
  public func hold(_ gate: (@Sendable () async -> Void)?) { changeGate = gate }

  public func stores() async throws(CallFailure) -> StoreList {
    try await answer()
    return StoreList(stored.map(\.summary), leftOut: leftOut)
  }

  public func store(_ id: StoreID) async throws(CallFailure) -> StoreDetail {
    try await answer()
    guard let store = stored.first(where: { $0.summary.id == id }) else { throw .notFound }
    return store
  }

  public func favourites() async throws(CallFailure) -> StoreList {
    try await answer()
    return StoreList(stored.filter(\.isFavourite).map(\.summary), leftOut: leftOut)
  }

  public func setFavourite(
    _ isFavourite: Bool, store: StoreID
  ) async throws(CallFailure) -> Bool {
    favouriteRequests.append(isFavourite)
    await changeGate?()
    if let failure { throw failure }
    let fault = changeFaults.isEmpty ? nil : changeFaults.removeFirst()
    if case .refuse(let failure) = fault { throw failure }
    guard let index = stored.firstIndex(where: { $0.summary.id == store }) else {
      throw .notFound
    }
    stored[index].isFavourite = isFavourite
    if case .loseAnswer = fault { throw .unreachable }
    return isFavourite
  }

  private func answer() async throws(CallFailure) {
    await readGate?()
    guard !Task.isCancelled else {
      cancelledReads += 1
      throw .cancelled
    }
    if let failure { throw failure }
  }
}
