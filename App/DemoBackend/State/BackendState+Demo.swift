import CommerceDomain
import Foundation

extension BackendState {
  /// Where every demo begins: a basket of three, three orders, one favourite.
  static func demo(_ catalogue: Catalogue) -> BackendState {
    BackendState(
      basket: BasketRecord(
        storeID: StoreID("corner-deli"), version: 7,
        lines: ["pastrami-on-rye", "lox-bagel", "cheesecake"].map {
          BasketRecord.Line(itemID: ItemID($0), quantity: 1, choices: [])
        }
      ),
      orders: demoOrders(catalogue),
      favourites: [StoreID("thai-garden")]
    )
  }

  private static func demoOrders(_ catalogue: Catalogue) -> [OrderRecord] {
    let specs: [(id: String, store: String, items: [String], promotion: Int, OrderStatus)] = [
      ("1001", "corner-deli", ["pastrami-on-rye", "lox-bagel", "cheesecake"], 0, .delivered),
      ("1002", "thai-garden", ["pad-thai", "papaya-salad"], -17, .delivered),
      ("1003", "tokyo-bowl", [], 0, .cancelled),
    ]
    return specs.enumerated().compactMap { index, spec in
      let (id, storeName, itemNames, promotion, status) = spec
      guard let store = catalogue.store(StoreID(storeName)) else { return nil }
      let items =
        itemNames.isEmpty
        ? Array(store.menu.flatMap(\.items).prefix(2))
        : itemNames.compactMap { store.item(ItemID($0)) }
      let lines = items.map { item in
        LineRecord(
          lineId: item.id.rawValue, itemId: item.id, name: item.name, quantity: 1,
          unitPrice: item.price, lineTotal: item.price)
      }
      var fees = [FeeRecord(kind: "delivery", amount: store.deliveryFee)]
      if promotion != 0 {
        let amount = Money(minorUnits: promotion, currency: store.currency)
        fees.append(FeeRecord(kind: "promotion", amount: amount))
      }
      guard let total = try? total(of: lines, fees: fees, in: store.currency) else { return nil }
      return OrderRecord(
        id: OrderID(id), storeId: store.id, storeName: store.name,
        placedAt: DemoClock.start.addingTimeInterval(-86_400 * Double(index + 1)),
        status: status, lines: lines, fees: fees, total: total
      )
    }
  }

  /// What lines and fees come to; throws ``MoneyError``.
  static func total(
    of lines: [LineRecord], fees: [FeeRecord], in currency: Currency
  ) throws(MoneyError) -> Money {
    try Money.sum(of: lines.map(\.lineTotal) + fees.map(\.amount), in: currency)
  }
}
