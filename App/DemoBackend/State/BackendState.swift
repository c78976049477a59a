import CommerceDomain
import Foundation

/// Everything that calls can change: what a real server would keep in its database.
struct BackendState: Codable, Sendable {
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
struct BasketRecord: Codable, Sendable {
  var storeID: StoreID?
  var version: Int
  var lines: [Line]

  struct Line: Codable, Sendable {
    let itemID: ItemID
    var quantity: Int
    var choices: [String]
  }
}

/// An order, kept as it is sent.
struct OrderRecord: Codable, Sendable {
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

/// A line of a basket or an order, kept as it is sent.
struct LineRecord: Codable, Sendable {
  let itemId: ItemID
  let name: String
  let quantity: Int
  let unitPrice: Money
  let lineTotal: Money
  var choices: [String]?
}

/// A fee, kept as it is sent; a promotion is negative.
struct FeeRecord: Codable, Sendable {
  let kind: String
  let amount: Money
}

/// One charge. There is never a second one for the same order.
struct PaymentRecord: Codable, Sendable {
  let paymentId: String
  let orderId: OrderID
  let againOf: OrderID?
  let amount: Money
  let paidAt: Date
}

/// The tokens that are good now.
struct TokenRecord: Codable, Sendable {
  /// The refresh token handed out last; nil before the first refresh, when any is taken.
  var refreshToken: String?
  var accessToken: String?
  var count = 0
}
