/// One request of a person: so many of an item with these choices, from now on.
public struct BasketChange: Hashable, Sendable {
  public let item: BasketItem
  /// The final quantity, not a difference; 0 removes the line.
  public let quantity: Int
  /// Whether another store's items are to be removed first.
  public let isReplacing: Bool
  public let choices: [Choice]

  public init(
    item: BasketItem, quantity: Int, isReplacing: Bool = false, choices: [Choice] = []
  ) {
    self.item = item
    self.quantity = quantity
    self.isReplacing = isReplacing
    self.choices = choices
  }

  /// The line that is changed.
  public var line: LineID { LineID(item: item.id, choices: choices) }

  /// The change that remains when a newer one comes before this one was sent: it still replaces.
  func merged(with newer: BasketChange) -> BasketChange {
    BasketChange(
      item: newer.item, quantity: newer.quantity, isReplacing: isReplacing || newer.isReplacing,
      choices: newer.choices)
  }
}

/// What a basket has to know of an item to show it before the server has answered.
public struct BasketItem: Hashable, Sendable {
  public let id: ItemID
  public let name: String
  public let unitPrice: Money
  public let storeID: StoreID
  public let storeName: String

  public init(id: ItemID, name: String, unitPrice: Money, storeID: StoreID, storeName: String) {
    self.id = id
    self.name = name
    self.unitPrice = unitPrice
    self.storeID = storeID
    self.storeName = storeName
  }
}
