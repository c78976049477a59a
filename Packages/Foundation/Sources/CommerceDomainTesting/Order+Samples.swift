public import CommerceDomain
import Foundation

extension Order {
  /// An order with one line and a delivery fee of €1.99, for previews and tests.
  ///
  /// - Parameters:
  ///   - total: in cents; the line costs what the fee leaves of it.
  ///   - day: days after 1 January 2026, at noon UTC.
  public static func sample(
    id: String = "1001", storeID: String = "corner-deli", storeName: String = "Corner Deli",
    itemName: String = "Bagel",
    total: Int = 2450, status: OrderStatus = .delivered, day: Int = 0
  ) -> Order {
    let eur = { (cents: Int) in Money(minorUnits: cents, currency: .eur) }
    return Order(
      id: OrderID(id), storeID: StoreID(storeID), storeName: storeName,
      placedAt: Date(timeIntervalSince1970: 1_767_268_800 + Double(day) * 86_400),
      status: status,
      lines: [
        LineItem(
          itemID: ItemID("bagel"), name: itemName, quantity: 1,
          unitPrice: eur(total - 199), lineTotal: eur(total - 199))
      ],
      fees: [Fee(kind: "delivery", amount: eur(199))],
      total: eur(total)
    )
  }
}
