import CommerceDomain
import NetworkCore

/// The stores that the server knows.
struct RemoteStoreRepository: StoreRepository {
  let client: HTTPClient

  func stores() async throws(StoreError) -> [StoreSummary] {
    do {
      let dto: StoresDTO = try await client.send(.get("v1", "stores"))
      return dto.stores.map(\.summary)
    } catch {
      throw StoreError(error)
    }
  }

  func store(_ id: StoreID) async throws(StoreError) -> StoreDetail {
    do {
      let dto: StoreDetailDTO = try await client.send(.get("v1", "stores", id.rawValue))
      return dto.detail
    } catch {
      throw StoreError(error)
    }
  }
}

extension StoreError {
  /// What a failed call means for somebody who asked about a store.
  init(_ error: any Error) {
    switch error as? HTTPError {
    case .status(let refusal) where refusal.code == "not_found": self = .notFound
    case .status(let refusal) where refusal.status == 401: self = .signedOut
    case .cancelled: self = .cancelled
    case .decoding: self = .unreadable
    case .status, .transport, .timeout, nil: self = .unavailable
    }
  }
}
