import CommerceDomain
import Foundation
import NetworkCore

/// Which rule answers which call.
struct CallRouter: Sendable {
  let catalogue: Catalogue

  /// Carries out one call on the state. Throws ``Refusal``; the state is then as before.
  ///
  /// - Parameter now: the time on the server's clock.
  func answer(
    to request: HTTPRequest, at now: Date, state: inout BackendState
  ) throws(Refusal) -> Answer {
    var copy = state
    let answer = try carryOut(request, at: now, state: &copy)
    state = copy
    return answer
  }

  private func carryOut(
    _ request: HTTPRequest, at now: Date, state: inout BackendState
  ) throws(Refusal) -> Answer {
    guard request.path.first == "v1" else { throw .notFound }
    let path = Array(request.path.dropFirst())
    switch (request.method, path.count, path.first) {
    case (.post, 1, "token"): return try TokenCalls.refresh(request, &state)
    case (.get, 1, "stores"): return StoreCalls.list(catalogue, state)
    case (.get, 2, "stores"):
      return try StoreCalls.store(StoreID(path[1]), catalogue, state)
    case (.put, 3, "stores") where path[2] == "favourite":
      return try StoreCalls.setFavourite(StoreID(path[1]), request, catalogue, &state)
    case (.get, 1, "favourites"): return StoreCalls.favourites(catalogue, state)
    case (.get, 1, "basket"): return try BasketCalls.basket(catalogue, state)
    case (.put, 3, "basket") where path[1] == "items":
      return try BasketCalls.put(ItemID(path[2]), request, catalogue, &state)
    case (.get, 1, "orders"): return OrderCalls.list(state)
    case (.get, 2, "orders"): return try OrderCalls.order(OrderID(path[1]), state)
    case (.post, 1, "orders"): return try OrderCalls.place(request, catalogue, at: now, &state)
    case (.post, 1, "payments"): return try PaymentCalls.pay(request, at: now, &state)
    case (.get, 1, "payments"): return try PaymentCalls.list(request, state)
    default: throw .notFound
    }
  }
}
