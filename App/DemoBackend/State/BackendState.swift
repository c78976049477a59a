import CommerceDomain
import Foundation

/// Everything that calls can change: what a real server would keep in its database.
struct BackendState: Codable, Equatable, Sendable {
  /// The number of the format that is stored. The first format had no number, no time for a key and
  /// no attempt for a payment.
  static let currentFormat = 2

  var format: Int? = Self.currentFormat
  var basket: BasketRecord
  var orders: [OrderRecord]
  var payments: [PaymentRecord] = []
  /// In the order in which they became favourites.
  var favourites: [StoreID]
  var tokens = TokenRecord()
  var answers = AnswerLedger()
  /// New totals that `--reprice` asks for, until the order is next looked at for payment.
  var newTotals: [OrderID: Int] = [:]
  /// The basket's version when an unpaid order was made from it.
  var basketVersions: [OrderID: Int] = [:]
  var lastOrderNumber = 1003
  var lastPaymentNumber = 0
}

/// The one basket of the one person that the demo knows.
struct BasketRecord: Codable, Equatable, Sendable {
  var storeID: StoreID?
  var version: Int
  var lines: [Line]

  /// An item with its choices.
  struct Line: Codable, Equatable, Sendable {
    let itemID: ItemID
    var quantity: Int
    /// In the order of the menu.
    var choices: [String]

    /// Names the line to clients; the same for the same item with the same choices.
    var id: String { ([itemID.rawValue] + choices).joined(separator: "+") }
  }
}

/// An order, stored as it is sent.
struct OrderRecord: Codable, Equatable, Sendable {
  let id: OrderID
  let storeId: StoreID
  let storeName: String
  let placedAt: Date
  var status: OrderStatus
  let lines: [LineRecord]
  var fees: [FeeRecord]
  var total: Money
  var againOf: OrderID?
}

/// A line of a basket or an order, stored as it is sent.
struct LineRecord: Codable, Equatable, Sendable {
  /// Nil in orders that were stored before lines had ids.
  var lineId: String?
  let itemId: ItemID
  let name: String
  let quantity: Int
  let unitPrice: Money
  let lineTotal: Money
  var choices: [String]?
}

/// A fee, stored as it is sent; a promotion is negative.
struct FeeRecord: Codable, Equatable, Sendable {
  let kind: String
  let amount: Money
}

/// One charge.
struct PaymentRecord: Codable, Equatable, Sendable {
  let paymentId: String
  let orderId: OrderID
  let againOf: OrderID?
  /// The key that asked for it, for good; nil in a state that was stored before attempts were.
  var attempt: String?
  let amount: Money
  let paidAt: Date
}

/// The valid tokens.
struct TokenRecord: Codable, Equatable, Sendable {
  /// The refresh token issued last; nil before the first refresh, when any is accepted.
  var refreshToken: String?
  var accessToken: String?
  var count = 0
}
