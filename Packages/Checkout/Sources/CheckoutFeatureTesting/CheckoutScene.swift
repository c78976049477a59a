package import CheckoutFeature
package import CommerceDomain
package import CommerceDomainTesting
import Foundation
package import PersistenceCoreTesting
package import RoutingCoreTesting

/// The checkout team's parts on fakes, as previews and tests need them.
@MainActor
package struct CheckoutScene {
  package let orders: FakeOrderRepository
  package let payments = FakePaymentRepository()
  package let disk: FakeDataStore
  package let server: FakeBasketRepository
  package let basket = BasketStore()
  package let writer: BasketWriter
  package let router = RecordingRouter()
  package let parts: CheckoutParts

  /// - Parameters:
  ///   - inBasket: what the server's basket holds, all of one store.
  ///   - disk: what an earlier run has left.
  package init(
    orders: [Order] = [.sample()], inBasket items: [BasketItem] = [],
    disk: FakeDataStore = FakeDataStore()
  ) {
    self.orders = FakeOrderRepository(orders: orders)
    self.disk = disk
    server = FakeBasketRepository(
      storeID: items.first?.storeID, storeName: items.first?.storeName,
      lines: items.map { .sample($0) })
    writer = BasketWriter(store: basket, repository: server)
    var count = 0
    parts = CheckoutParts(
      orders: self.orders, payments: payments, disk: disk,
      basket: basket, writer: writer, locale: Locale(identifier: "en_IE"),
      log: { _ in },
      makeKey: {
        count += 1
        return "key-\(count)"
      })
  }

  package var entry: CheckoutFeatureEntry { CheckoutFeatureEntry(parts: parts) }
}
