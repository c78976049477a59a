/// What a person is about to order, as the server has it.
public struct Basket: Hashable, Sendable {
  /// The store that all lines are from; nil when the basket is empty.
  public let storeID: StoreID?
  public let storeName: String?
  /// Rises with every change; of two baskets the higher one is the newer.
  public let version: Int
  public let lines: [LineItem]
  public let fees: [Fee]
  /// What the basket costs, fees and promotions included; the server's figure.
  public let total: Money

  public init(
    storeID: StoreID?, storeName: String?, version: Int, lines: [LineItem], fees: [Fee],
    total: Money
  ) {
    self.storeID = storeID
    self.storeName = storeName
    self.version = version
    self.lines = lines
    self.fees = fees
    self.total = total
  }

  /// Whether the basket is as a change asks for.
  func reflects(_ change: BasketChange) -> Bool {
    let quantity = lines.first { $0.id == change.line }?.quantity ?? 0
    return quantity == change.quantity && (quantity == 0 || storeID == change.item.storeID)
  }
}
