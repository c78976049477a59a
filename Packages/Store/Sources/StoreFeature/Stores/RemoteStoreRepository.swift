import NetworkCore

/// The stores that the server knows.
struct RemoteStoreRepository: StoreRepository {
  let client: HTTPClient

  func stores() async throws(StoreError) -> [StoreSummary] {
    do {
      let dto: StoresDTO = try await client.send(.get("v1", "stores"))
      return dto.stores.map(\.summary)
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .unavailable
    }
  }
}
