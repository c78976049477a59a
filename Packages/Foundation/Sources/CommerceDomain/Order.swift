public import Foundation

/// One order that a person placed, as the server tells it.
public struct Order: Hashable, Sendable {
  public let id: OrderID
  public let storeID: StoreID
  public let storeName: String
  public let placedAt: Date
  public let status: OrderStatus
  public let lines: [OrderLine]
  public let fees: [Fee]
  /// What was or is to be paid; the server's figure, fees and promotions included.
  public let total: Money
  /// The delivered order that this one repeats, when it came from "buy again".
  public let againOf: OrderID?

  public init(
    id: OrderID, storeID: StoreID, storeName: String, placedAt: Date, status: OrderStatus,
    lines: [OrderLine], fees: [Fee], total: Money, againOf: OrderID? = nil
  ) {
    self.id = id
    self.storeID = storeID
    self.storeName = storeName
    self.placedAt = placedAt
    self.status = status
    self.lines = lines
    self.fees = fees
    self.total = total
    self.againOf = againOf
  }
}

/// Where an order stands.
public enum OrderStatus: String, Hashable, Sendable, Codable {
  case awaitingPayment = "awaiting_payment"
  case paid
  case delivered
  case cancelled
}

/// Some of one item, at the price that was agreed.
public struct OrderLine: Hashable, Sendable {
  public let itemID: ItemID
  public let name: String
  public let quantity: Int
  public let unitPrice: Money
  public let lineTotal: Money

  public init(
    itemID: ItemID, name: String, quantity: Int, unitPrice: Money, lineTotal: Money
  ) {
    self.itemID = itemID
    self.name = name
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.lineTotal = lineTotal
  }
}

/// An amount on top of the items: delivery, service, or a promotion when negative.
public struct Fee: Hashable, Sendable {
  /// The server's word for it, such as `delivery`.
  public let kind: String
  public let amount: Money

  public init(kind: String, amount: Money) {
    self.kind = kind
    self.amount = amount
  }
}
