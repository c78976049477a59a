package import CommerceDomain

/// Makes a store a favourite or not, under the rule that the latest wish wins: one request for a
/// store at a time, wishes that come meanwhile are merged into the last.
package actor SerialFavouriteUseCase {
  private struct Wish {
    var isFavourite: Bool
    var number: Int
  }

  private let repository: any FavouritesRepository
  private var wishes: [StoreID: Wish] = [:]
  private var requests: [StoreID: Task<Outcome, Never>] = [:]
  private var lastNumber = 0

  package init(repository: any FavouritesRepository) {
    self.repository = repository
  }

  /// What became of a wish.
  package enum Outcome: Hashable, Sendable {
    /// The server agreed.
    case saved(Bool)
    /// A newer wish has taken its place; that one's outcome counts.
    case superseded
    /// The server did not agree; the store is what it was.
    case failed
  }

  /// Asks for a state; goes on when the caller gives up.
  package func set(_ isFavourite: Bool, store: StoreID) async -> Outcome {
    lastNumber += 1
    let wish = Wish(isFavourite: isFavourite, number: lastNumber)
    wishes[store] = wish
    while let running = requests[store] {
      _ = await running.value
      guard wishes[store]?.number == wish.number else { return .superseded }
    }
    let request = Task { await send(isFavourite, store: store) }
    requests[store] = request
    let outcome = await request.value
    return wishes[store]?.number == wish.number ? outcome : .superseded
  }

  private func send(_ isFavourite: Bool, store: StoreID) async -> Outcome {
    defer { requests[store] = nil }
    do {
      return .saved(try await repository.setFavourite(isFavourite, store: store))
    } catch {
      return .failed
    }
  }
}
