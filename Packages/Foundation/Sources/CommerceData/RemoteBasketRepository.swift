public import CommerceDomain
public import NetworkCore

/// The basket that the server keeps.
public struct RemoteBasketRepository: BasketRepository {
  private let client: HTTPClient

  public init(client: HTTPClient) {
    self.client = client
  }

  public func basket() async throws(BasketError) -> Basket {
    do {
      let dto: BasketDTO = try await client.send(.get("v1", "basket"))
      return dto.basket
    } catch {
      throw BasketError(error)
    }
  }

  public func make(_ change: BasketChange) async throws(BasketError) -> Basket {
    do {
      let dto: BasketDTO = try await client.send(
        try .json(
          .put, "v1", "basket", "items", change.item.id.rawValue, body: BasketChangeDTO(change)))
      return dto.basket
    } catch {
      throw BasketError(error)
    }
  }
}

extension BasketError {
  /// What a failed call means for somebody who wanted the basket.
  init(_ error: any Error) {
    switch error as? HTTPError {
    case .status(let refusal) where refusal.status == 401: self = .signedOut
    case .status(let refusal): self.init(code: refusal.code)
    case .cancelled: self = .cancelled
    case .decoding: self = .unreadable
    case .transport, .timeout, nil: self = .unavailable
    }
  }

  private init(code: String?) {
    switch code {
    case "other_store": self = .otherStore
    case "store_closed": self = .storeClosed
    case "not_found": self = .notFound
    case "invalid_quantity": self = .invalidQuantity
    case "invalid_choices": self = .invalidChoices
    default: self = .unavailable
    }
  }
}
