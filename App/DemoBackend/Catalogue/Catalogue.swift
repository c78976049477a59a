import CommerceDomain

/// What the stores sell: the part of the data that no call changes.
struct Catalogue: Sendable {
  /// In the order in which lists show them.
  let stores: [CatalogueStore]

  func store(_ id: StoreID) -> CatalogueStore? {
    stores.first { $0.id == id }
  }
}

/// One store with its menu.
struct CatalogueStore: Sendable {
  let id: StoreID
  let name: String
  let deliveryMinutes: MinuteRange
  let deliveryFee: Money
  var isOpen = true
  let menu: [MenuSection]
  let reviews: Reviews

  /// All prices of a store are in the currency of its delivery fee.
  var currency: Currency { deliveryFee.currency }

  func item(_ id: ItemID) -> MenuItem? {
    for section in menu {
      if let item = section.items.first(where: { $0.id == id }) { return item }
    }
    return nil
  }
}

/// How long a delivery takes, as a store promises it.
struct MinuteRange: Encodable, Sendable {
  let min: Int
  let max: Int
}

/// What people said about a store.
struct Reviews: Encodable, Sendable {
  let average: Double
  let count: Int
  let latest: [Review]
}
