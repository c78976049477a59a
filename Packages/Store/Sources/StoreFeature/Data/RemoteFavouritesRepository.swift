import CommerceDomain
import NetworkCore

/// The favourites that the server keeps.
struct RemoteFavouritesRepository: FavouritesRepository {
  let client: HTTPClient

  func setFavourite(_ isFavourite: Bool, store: StoreID) async throws(StoreError) -> Bool {
    do {
      let dto: FavouriteDTO = try await client.send(
        try .json(
          .put, "v1", "stores", store.rawValue, "favourite",
          body: FavouriteDTO(favourite: isFavourite)))
      return dto.favourite
    } catch {
      throw StoreError(error)
    }
  }

  private struct FavouriteDTO: Codable {
    let favourite: Bool
  }
}
