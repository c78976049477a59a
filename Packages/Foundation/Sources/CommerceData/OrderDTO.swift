import CommerceDomain
import Foundation

/// An order as the server sends it.
struct OrderDTO: Decodable {
  let id: OrderID
  let storeId: StoreID
  let storeName: String
  let placedAt: Date
  let status: OrderStatus
  let lines: [LineDTO]
  let fees: [FeeDTO]?
  let total: Money
  let againOf: OrderID?

  var order: Order {
    Order(
      id: id, storeID: storeId, storeName: storeName, placedAt: placedAt, status: status,
      lines: lines.map(\.line), fees: (fees ?? []).map(\.fee), total: total, againOf: againOf
    )
  }
}

/// The list of orders as the server sends it.
struct OrdersDTO: Decodable {
  let orders: [OrderDTO]
}

/// A line of an order as the server sends it.
struct LineDTO: Decodable {
  let itemId: ItemID
  let name: String
  let quantity: Int
  let unitPrice: Money
  let lineTotal: Money
  let choices: [String]?

  var line: OrderLine {
    OrderLine(
      itemID: itemId, name: name, quantity: quantity, unitPrice: unitPrice, lineTotal: lineTotal
    )
  }
}

/// A fee as the server sends it.
struct FeeDTO: Decodable {
  let kind: String
  let amount: Money

  var fee: Fee { Fee(kind: kind, amount: amount) }
}
