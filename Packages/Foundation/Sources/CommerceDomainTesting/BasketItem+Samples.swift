public import CommerceDomain

extension BasketItem {
  /// An item at €1.00 for previews and tests.
  public static func sample(
    _ id: String, cents: Int = 100, store: String = "thai-garden", storeName: String = "Thai Garden"
  ) -> BasketItem {
    BasketItem(
      id: ItemID(id), name: id, unitPrice: Money(minorUnits: cents, currency: .eur),
      storeID: StoreID(store), storeName: storeName
    )
  }
}

extension LineItem {
  /// So many of an item, at its price.
  public static func sample(
    _ item: BasketItem, quantity: Int = 1, choices: [Choice] = []
  ) -> LineItem {
    LineItem(
      itemID: item.id, name: item.name, quantity: quantity, unitPrice: item.unitPrice,
      lineTotal: (try? item.unitPrice.multiplied(by: quantity)) ?? item.unitPrice,
      choices: choices)
  }
}
