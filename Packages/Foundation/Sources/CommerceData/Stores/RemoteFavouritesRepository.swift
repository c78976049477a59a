public import CommerceDomain
public import NetworkCore

/// The favourites that the server stores.
public struct RemoteFavouritesRepository: FavouritesRepository {
  private let client: HTTPClient

  public init(client: HTTPClient) {
    self.client = client
  }

  public func favourites() async throws(CallFailure) -> StoreList {
    do {
      let dto: StoresDTO = try await client.send(.get("v1", "favourites"))
      return dto.list
    } catch {
      throw CallFailure(error)
    }
  }

  public func setFavourite(
    _ isFavourite: Bool, store: StoreID
  ) async throws(CallFailure) -> Bool {
    do {
      let dto: FavouriteDTO = try await client.send(
        try .json(
          .put, "v1", "stores", store.rawValue, "favourite",
          body: FavouriteDTO(favourite: isFavourite)))
      return dto.favourite
    } catch {
      throw CallFailure(error)
    }
  }

  private struct FavouriteDTO: Codable {
    let favourite: Bool
  }
}
