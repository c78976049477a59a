import CommerceDomain
import Foundation

/// An order as the server sends it, and as it is kept.
struct OrderDTO: Codable {
  let id: OrderID
  let storeId: StoreID
  let storeName: String
  let placedAt: Date
  let status: OrderStatus
  let lines: [LineDTO]
  let fees: [FeeDTO]?
  let total: Money
  let againOf: OrderID?

  init(_ order: Order) {
    id = order.id
    storeId = order.storeID
    storeName = order.storeName
    placedAt = order.placedAt
    status = order.status
    lines = order.lines.map { LineDTO($0) }
    fees = order.fees.map { FeeDTO(kind: $0.kind, amount: $0.amount) }
    total = order.total
    againOf = order.againOf
  }

  var order: Order {
    Order(
      id: id, storeID: storeId, storeName: storeName, placedAt: placedAt, status: status,
      lines: lines.map(\.line), fees: (fees ?? []).map(\.fee), total: total, againOf: againOf
    )
  }
}

/// The list of orders as the server sends it.
struct OrdersDTO: Codable {
  let orders: [OrderDTO]
}

/// A line of an order as the server sends it.
struct LineDTO: Codable {
  let itemId: ItemID
  let name: String
  let quantity: Int
  let unitPrice: Money
  let lineTotal: Money
  let choices: [String]?

  init(_ line: OrderLine) {
    itemId = line.itemID
    name = line.name
    quantity = line.quantity
    unitPrice = line.unitPrice
    lineTotal = line.lineTotal
    choices = nil
  }

  var line: OrderLine {
    OrderLine(
      itemID: itemId, name: name, quantity: quantity, unitPrice: unitPrice, lineTotal: lineTotal
    )
  }
}

/// A fee as the server sends it.
struct FeeDTO: Codable {
  let kind: String
  let amount: Money

  var fee: Fee { Fee(kind: kind, amount: amount) }
}
