public import CommerceDomain
import Foundation

extension Order {
  /// Orders of ``StoreDetail/odd`` stores, one of each status that the app knows less well.
  public static let odd: [Order] = zip(StoreDetail.odd, statuses).enumerated().map {
    number, order in
    let (store, status) = order
    let price = store.summary.deliveryFee
    let lines = store.menu.flatMap(\.items).map {
      LineItem(
        itemID: $0.id, name: $0.name, quantity: 1, unitPrice: price, lineTotal: price,
        choices: [Choice(id: "extra_hot", name: $0.name)])
    }
    return Order(
      id: OrderID("odd-\(number)"), storeID: store.summary.id, storeName: store.summary.name,
      placedAt: Date(timeIntervalSince1970: 1_767_268_800), status: status, lines: lines,
      fees: [Fee(kind: "late_night-surcharge", amount: .zero(price.currency))], total: price)
  }

  private static let statuses: [OrderStatus] = [
    .other("out_for_delivery"), .awaitingPayment, .other("配達中"), .delivered,
  ]
}
