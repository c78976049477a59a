import CommerceDomain
import NetworkCore

/// The basket as the server sends it.
struct BasketDTO: Checkable, PartlyReadable {
  let storeId: StoreID?
  let storeName: String?
  let version: Int
  let lines: [LineDTO]
  let fees: [FeeDTO]?
  let total: Money

  var basket: Basket {
    Basket(
      storeID: storeId, storeName: storeName, version: version, lines: lines.map(\.line),
      fees: (fees ?? []).map(\.fee), total: total
    )
  }

  var problems: [DecodingProblem] { lines.flatMap(\.problems) }

  func check() throws(RuleViolation) { try basket.check() }
}

/// A change of the basket as the server takes it.
struct BasketChangeDTO: Encodable {
  let storeId: StoreID
  let quantity: Int
  let replacing: Bool
  /// The ids of the choices; absent for none.
  let choices: [String]?

  init(_ change: BasketChange) {
    storeId = change.item.storeID
    quantity = change.quantity
    replacing = change.isReplacing
    choices = change.choices.isEmpty ? nil : change.choices.map(\.id)
  }
}
