package import CommerceDomain
import NetworkCore

/// The one owner of the list of favourite stores.
package protocol FavouritesRepository: Sendable {
  /// The favourites, oldest first. Cancelling the caller cancels the read.
  func favourites() async throws(FavouritesError) -> [FavouriteStore]
}

/// A favourite as its list shows it.
package struct FavouriteStore: Hashable, Sendable {
  package let id: StoreID
  package let name: String

  package init(id: StoreID, name: String) {
    self.id = id
    self.name = name
  }
}

/// Why favourites cannot be told.
package enum FavouritesError: Error, Hashable, Sendable {
  /// The server cannot be reached; trying again may help.
  case unavailable
  /// The server does not take the person's sign-in any more.
  case signedOut
  /// What answered does not speak as the server does.
  case unreadable
  /// The caller gave up.
  case cancelled
}

extension FavouritesError {
  /// What a failed call means for somebody who asked for favourites.
  init(_ error: HTTPError) {
    switch error {
    case .status(let refusal) where refusal.status == 401: self = .signedOut
    case .cancelled: self = .cancelled
    case .decoding: self = .unreadable
    case .status, .transport, .timeout: self = .unavailable
    }
  }
}

/// The favourites that the server keeps.
struct RemoteFavouritesRepository: FavouritesRepository {
  let client: HTTPClient

  func favourites() async throws(FavouritesError) -> [FavouriteStore] {
    do {
      let dto: FavouritesDTO = try await client.send(.get("v1", "favourites"))
      return dto.stores.map { FavouriteStore(id: $0.id, name: $0.name) }
    } catch {
      throw FavouritesError(error)
    }
  }

  private struct FavouritesDTO: Decodable {
    let stores: [StoreDTO]
  }

  private struct StoreDTO: Decodable {
    let id: StoreID
    let name: String
  }
}
