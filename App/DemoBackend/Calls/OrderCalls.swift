import CommerceDomain
import Foundation
import NetworkCore

/// Orders: placed from the basket, read one by one or all together.
enum OrderCalls {
  private struct OrderList: Encodable {
    let orders: [OrderRecord]
  }

  private struct Placing: Decodable {
    let basketVersion: Int
  }

  /// Newest first.
  static func list(_ state: BackendState) -> Answer {
    Answer(OrderList(orders: state.orders.sorted { $0.placedAt > $1.placedAt }))
  }

  static func order(_ id: OrderID, _ state: BackendState) throws(Refusal) -> Answer {
    guard let order = state.orders.first(where: { $0.id == id }) else { throw .notFound }
    return Answer(order)
  }

  static func place(
    _ request: HTTPRequest, _ catalogue: Catalogue, at now: Date, _ state: inout BackendState
  ) throws(Refusal) -> Answer {
    let placing: Placing = try request.decoded()
    let basket = try BasketBody(state.basket, catalogue)
    guard let id = basket.storeId, let store = catalogue.store(id) else {
      throw Refusal(422, "basket_empty", "there is nothing to order")
    }
    guard placing.basketVersion == basket.version else {
      throw Refusal(409, "basket_changed", "the basket has changed since it was looked at")
    }
    guard store.isOpen else { throw Refusal(409, "store_closed", "the store is closed") }
    let order = OrderRecord(
      id: state.nextOrderID(), storeId: id, storeName: store.name,
      placedAt: state.momentOfNextOrder(at: now), status: .awaitingPayment,
      lines: basket.lines, fees: basket.fees, total: basket.total
    )
    state.orders.append(order)
    state.basketVersions[order.id] = basket.version
    return Answer(order, status: 201)
  }
}

extension BackendState {
  mutating func nextOrderID() -> OrderID {
    lastOrderNumber += 1
    return OrderID("\(lastOrderNumber)")
  }

  /// When an order is placed at `now`: later than every other, so that lists have one order even
  /// where the clock stands still.
  func momentOfNextOrder(at now: Date) -> Date {
    orders.map(\.placedAt).max().map { max(now, $0.addingTimeInterval(1)) } ?? now
  }
}
