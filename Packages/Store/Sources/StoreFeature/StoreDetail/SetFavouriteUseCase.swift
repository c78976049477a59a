import CommerceDomain

/// Makes a store a favourite or not, under the rule that the latest tap wins: one call for a store
/// at a time, and of the taps that come meanwhile only the last one is sent.
actor SetFavouriteUseCase {
  private let favourites: any FavouritesRepository
  private var lastNumber = 0
  /// The number of the latest tap, for each store that has calls under way.
  private var latest: [StoreID: Int] = [:]
  private var calls: [StoreID: Task<Outcome, Never>] = [:]
  /// What the server agreed to in the calls under way.
  private var confirmed: [StoreID: Bool] = [:]

  init(favourites: any FavouritesRepository) {
    self.favourites = favourites
  }

  enum Outcome: Hashable, Sendable {
    /// The server has this state.
    case saved(Bool)
    /// A later tap has taken its place; the outcome of that one counts.
    case superseded
    /// The server has another state, nil where it could not be asked. The message is for people.
    case failed(isFavourite: Bool?, message: String)
  }

  /// Asks for a state. Goes on when the caller gives up.
  func set(_ isFavourite: Bool, store: StoreID) async -> Outcome {
    lastNumber += 1
    let number = lastNumber
    latest[store] = number
    while let call = calls[store] {
      _ = await call.value
      guard latest[store] == number else { return .superseded }
    }
    let call = Task { await send(isFavourite, store: store) }
    calls[store] = call
    let outcome = await call.value
    guard latest[store] == number else { return .superseded }
    latest[store] = nil
    confirmed[store] = nil
    return outcome
  }

  /// The number of the latest tap on a store's heart; nil when no call is under way.
  func latestTap(on store: StoreID) -> Int? { latest[store] }

  private func send(_ isFavourite: Bool, store: StoreID) async -> Outcome {
    defer { calls[store] = nil }
    do {
      let saved = try await favourites.setFavourite(isFavourite, store: store)
      confirmed[store] = saved
      return .saved(saved)
    } catch {
      return await outcome(of: error, wanted: isFavourite, store: store)
    }
  }

  /// A failed call may have been carried out, and the call before it was: the server is asked before
  /// a message is chosen.
  private func outcome(of error: CallFailure, wanted: Bool, store: StoreID) async -> Outcome {
    let failed = error.explaining("The favourite could not be saved.")
    let list = try? await favourites.favourites()
    let isFavourite = list?.stores.contains { $0.id == store } ?? false
    // A store that is missing from a list with elements left out may be one of those.
    guard let list, isFavourite || list.leftOut == 0 else {
      let unknown = error.explaining("We could not tell whether the favourite was saved.")
      return .failed(
        isFavourite: confirmed[store], message: error.leavesOutcomeUnknown ? unknown : failed)
    }
    return isFavourite == wanted
      ? .saved(wanted) : .failed(isFavourite: isFavourite, message: failed)
  }
}
