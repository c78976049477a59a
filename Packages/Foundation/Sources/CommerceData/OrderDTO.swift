import CommerceDomain
import Foundation
import NetworkCore

/// An order as the server sends it, and as it is stored.
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

extension OrderDTO: Checkable, PartlyReadable {
  var problems: [DecodingProblem] { lines.flatMap(\.problems) }

  func check() throws(RuleViolation) { try order.check() }
}

/// The list of orders as the server sends it.
struct OrdersDTO: PartlyReadable {
  let orders: LossyArray<Checked<OrderDTO>>

  var problems: [DecodingProblem] {
    orders.problems + orders.elements.flatMap(\.value.problems)
  }
}

/// A fee as the server sends it.
struct FeeDTO: Codable {
  let kind: String
  let amount: Money

  var fee: Fee { Fee(kind: kind, amount: amount) }
}
