public import Foundation

/// One order that a person placed, as the server has it.
public struct Order: Hashable, Sendable {
  public let id: OrderID
  public let storeID: StoreID
  public let storeName: String
  public let placedAt: Date
  public let status: OrderStatus
  public let lines: [LineItem]
  public let fees: [Fee]
  /// What was or is to be paid; the server's figure, fees and promotions included.
  public let total: Money
  /// The delivered order that this one repeats, when it came from "buy again".
  public let againOf: OrderID?

  public init(
    id: OrderID, storeID: StoreID, storeName: String, placedAt: Date, status: OrderStatus,
    lines: [LineItem], fees: [Fee], total: Money, againOf: OrderID? = nil
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

  /// Whether there is something to pay: now, or again for an order that was delivered.
  public var isPayable: Bool {
    total.minorUnits > 0 && (status == .awaitingPayment || status == .delivered)
  }
}

/// Where an order stands.
public enum OrderStatus: Hashable, Sendable {
  case awaitingPayment
  case paid
  case delivered
  case cancelled
  /// One that the app does not know, in the server's word for it.
  case other(String)
}

extension OrderStatus: RawRepresentable, Codable {
  public init(rawValue: String) {
    switch rawValue {
    case "awaiting_payment": self = .awaitingPayment
    case "paid": self = .paid
    case "delivered": self = .delivered
    case "cancelled": self = .cancelled
    default: self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .awaitingPayment: "awaiting_payment"
    case .paid: "paid"
    case .delivered: "delivered"
    case .cancelled: "cancelled"
    case .other(let word): word
    }
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
