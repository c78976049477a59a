/// What a person is about to order, as the server tells it.
public struct Basket: Hashable, Sendable {
  /// The store that all lines are from; nil when the basket is empty.
  public let storeID: StoreID?
  public let storeName: String?
  /// Rises with every change; of two baskets the higher one is the newer.
  public let version: Int
  public let lines: [BasketLine]
  public let fees: [Fee]
  /// What the basket costs, fees and promotions included; the server's figure.
  public let total: Money

  public init(
    storeID: StoreID?, storeName: String?, version: Int, lines: [BasketLine], fees: [Fee],
    total: Money
  ) {
    self.storeID = storeID
    self.storeName = storeName
    self.version = version
    self.lines = lines
    self.fees = fees
    self.total = total
  }
}

/// Some of one item.
public struct BasketLine: Hashable, Sendable {
  public let itemID: ItemID
  public let name: String
  public let quantity: Int
  public let unitPrice: Money
  public let lineTotal: Money
  /// The ids of the options that were chosen.
  public let choices: [String]

  public init(
    itemID: ItemID, name: String, quantity: Int, unitPrice: Money, lineTotal: Money,
    choices: [String] = []
  ) {
    self.itemID = itemID
    self.name = name
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.lineTotal = lineTotal
    self.choices = choices
  }
}
