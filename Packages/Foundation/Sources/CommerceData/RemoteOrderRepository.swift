public import CommerceDomain
public import NetworkCore

/// The orders that the server knows.
public struct RemoteOrderRepository: OrderRepository {
  private let client: HTTPClient

  public init(client: HTTPClient) {
    self.client = client
  }

  public func orders() async throws(CallFailure) -> OrderHistory {
    let dto: OrdersDTO = try await read(.get("v1", "orders"))
    return OrderHistory(
      orders: dto.orders.elements.map(\.value.order).sorted { $0.placedAt > $1.placedAt },
      leftOut: LeftOut(dto.orders.leftOut))
  }

  public func order(_ id: OrderID) async throws(CallFailure) -> Order {
    let dto: Checked<OrderDTO> = try await read(.get("v1", "orders", id.rawValue))
    return dto.value.order
  }

  public func placeOrder(
    basketVersion: Int, key: String
  ) async throws(PlaceOrderError) -> Order {
    do {
      var request = try HTTPRequest.json(
        .post, "v1", "orders", body: ["basketVersion": basketVersion])
      request.headers["Idempotency-Key"] = key
      let dto: Checked<OrderDTO> = try await client.send(request)
      return dto.value.order
    } catch {
      throw PlaceOrderError(error)
    }
  }

  private func read<DTO: Decodable>(_ request: HTTPRequest) async throws(CallFailure) -> DTO {
    do {
      return try await client.send(request)
    } catch {
      throw CallFailure(error)
    }
  }
}

extension PlaceOrderError {
  /// What a failed call means to somebody who wanted to order.
  init(_ error: any Error) {
    guard case .status(let refusal)? = error as? HTTPError else {
      self = .call(CallFailure(error))
      return
    }
    switch refusal.code {
    case "basket_changed": self = .basketChanged
    case "basket_empty": self = .basketEmpty
    case "store_closed": self = .storeClosed
    case "in_progress": self = .inProgress
    case "key_reused": self = .keyReused
    default: self = .call(CallFailure(error))
    }
  }
}
