public import CommerceDomain
public import NetworkCore

/// The basket that the server keeps.
public struct RemoteBasketRepository: BasketRepository {
  private let client: HTTPClient

  public init(client: HTTPClient) {
    self.client = client
  }

  public func basket() async throws(CallFailure) -> Basket {
    do {
      let dto: Checked<BasketDTO> = try await client.send(.get("v1", "basket"))
      return dto.value.basket
    } catch {
      throw CallFailure(error)
    }
  }

  public func make(_ change: BasketChange) async throws(BasketError) -> Basket {
    do {
      let dto: Checked<BasketDTO> = try await client.send(
        try .json(
          .put, "v1", "basket", "items", change.item.id.rawValue, body: BasketChangeDTO(change)))
      return dto.value.basket
    } catch {
      throw BasketError(error)
    }
  }
}

extension BasketError {
  /// What a failed call means to somebody who wanted the basket.
  init(_ error: any Error) {
    guard case .status(let refusal)? = error as? HTTPError else {
      self = .call(CallFailure(error))
      return
    }
    switch refusal.code {
    case "other_store": self = .otherStore
    case "store_closed": self = .storeClosed
    case "invalid_quantity": self = .invalidQuantity
    case "invalid_choices": self = .invalidChoices
    default: self = .call(CallFailure(error))
    }
  }
}
