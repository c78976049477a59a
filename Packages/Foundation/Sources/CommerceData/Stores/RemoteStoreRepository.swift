public import CommerceDomain
public import NetworkCore

/// The stores that the server knows.
public struct RemoteStoreRepository: StoreRepository {
  private let client: HTTPClient

  public init(client: HTTPClient) {
    self.client = client
  }

  public func stores() async throws(CallFailure) -> StoreList {
    do {
      let dto: StoresDTO = try await client.send(.get("v1", "stores"))
      return dto.list
    } catch {
      throw CallFailure(error)
    }
  }

  public func store(_ id: StoreID) async throws(CallFailure) -> StoreDetail {
    do {
      let dto: StoreDetailDTO = try await client.send(.get("v1", "stores", id.rawValue))
      return dto.detail
    } catch {
      throw CallFailure(error)
    }
  }
}
