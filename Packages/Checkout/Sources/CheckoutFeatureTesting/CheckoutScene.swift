import CheckoutAPI
package import CheckoutFeature
package import CommerceDomain
package import CommerceDomainTesting
package import DesignCore
import Foundation
package import PersistenceCoreTesting
package import RoutingCoreTesting

/// The checkout team's screens on fakes, as previews and tests need them.
@MainActor
package struct CheckoutScene {
  /// The order that the screens are about.
  package nonisolated static let order = OrderID("1001")
  /// The store that the basket is from.
  package nonisolated static let store = StoreID("thai-garden")

  package let orders: FakeOrderRepository
  package let payments = FakePaymentRepository()
  package let disk: FakeDataStore
  package let server: FakeBasketRepository
  package let basket = BasketStore()
  package let writer: BasketWriter
  package let router = RecordingRouter()
  package let entry: CheckoutFeatureEntry

  /// - Parameters:
  ///   - inBasket: what the server's basket holds.
  ///   - storeName: the store that all of it is from.
  ///   - disk: what an earlier run has left.
  ///   - isExpress: whether the checkout is the second version.
  package init(
    orders: [Order] = [.sample()], inBasket lines: [LineItem] = [],
    of storeName: String = "Thai Garden", disk: FakeDataStore = FakeDataStore(),
    isExpress: Bool = false
  ) {
    self.orders = FakeOrderRepository(orders: orders)
    self.disk = disk
    server = FakeBasketRepository(
      storeID: Self.store, storeName: storeName, lines: lines)
    writer = BasketWriter(store: basket, repository: server)
    var count = 0
    let entry = CheckoutFeatureEntry(
      payments: payments, orders: self.orders, basket: basket, writer: writer, disk: disk,
      locale: Locale(identifier: "en_IE"), dateLocale: Locale(identifier: "en_IE"), timeZone: .gmt,
      now: { Date(timeIntervalSince1970: 1_794_571_200) }, log: { _ in },
      makeKey: {
        count += 1
        return "key-\(count)"
      })
    self.entry = isExpress ? entry.express : entry
  }

  package var basketScreen: any Screen { entry.basket(BasketRoute(), router: router) }

  package var checkoutScreen: any Screen {
    entry.checkout(CheckoutRoute(orderID: Self.order), router: router)
  }

  package var receiptScreen: any Screen {
    entry.receipt(ReceiptRoute(orderID: Self.order), router: router)
  }

  /// The basket as it is once it has come into sight and loaded.
  package func basketInSight() async -> any Screen { await inSight(basketScreen) }

  /// The checkout as it is once it has come into sight and loaded.
  package func checkoutInSight() async -> any Screen { await inSight(checkoutScreen) }

  /// The receipt as it is once it has come into sight and loaded.
  package func receiptInSight() async -> any Screen { await inSight(receiptScreen) }

  private func inSight(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }
}
