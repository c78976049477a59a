import CommerceDomain

extension BasketItem {
  /// What the basket has to know of a menu's item.
  init(_ item: MenuItem, of store: StoreSummary) {
    self.init(
      id: item.id, name: item.name, unitPrice: item.price, storeID: store.id,
      storeName: store.name
    )
  }
}
