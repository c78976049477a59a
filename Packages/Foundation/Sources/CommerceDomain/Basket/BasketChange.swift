/// One wish of a person: so many of one item, from now on.
public struct BasketChange: Hashable, Sendable {
  public let item: BasketItem
  /// The final quantity, not a difference; 0 removes the item.
  public let quantity: Int
  /// Whether another store's items are to be removed first.
  public let isReplacing: Bool
  /// The ids of the chosen options; nil leaves what the line has.
  public let choices: [String]?

  public init(
    item: BasketItem, quantity: Int, isReplacing: Bool = false, choices: [String]? = nil
  ) {
    self.item = item
    self.quantity = quantity
    self.isReplacing = isReplacing
    self.choices = choices
  }

  /// The wish that stands when `newer` comes before this one was sent: it still has to replace.
  func merged(with newer: BasketChange) -> BasketChange {
    BasketChange(
      item: newer.item, quantity: newer.quantity, isReplacing: isReplacing || newer.isReplacing,
      choices: newer.choices ?? choices
    )
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
