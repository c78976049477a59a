package import AnalyticsCore
package import CommerceDomain
package import CommerceDomainTesting
package import DesignCore
import Foundation
package import RoutingCoreTesting
import StoreAPI
package import StoreFeature

/// The browse team's screens on fakes, as previews and tests need them.
@MainActor
package struct StoreScene {
  package let stores: FakeStoreRepository
  package let server: FakeBasketRepository
  package let basket = BasketStore()
  package let writer: BasketWriter
  package let router = RecordingRouter()
  package let entry: StoreFeatureEntry

  /// - Parameter items: what the server's basket holds, all of one store.
  package init(
    stores: [StoreDetail] = [.sample()], inBasket items: [BasketItem] = [],
    showsReviews: Bool = true, metrics: any MetricSink = DiscardingMetricSink(),
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.stores = FakeStoreRepository(stores: stores)
    server = FakeBasketRepository(
      storeID: items.first?.storeID, storeName: items.first?.storeName,
      lines: items.map { .sample($0) })
    writer = BasketWriter(store: basket, repository: server)
    entry = StoreFeatureEntry(
      stores: self.stores, favourites: self.stores, basket: basket, writer: writer,
      metrics: metrics, locale: Locale(identifier: "en_IE"), showsReviews: showsReviews, now: now)
  }

  package var storeList: any Screen { entry.stores(StoresRoute(), router: router) }

  /// The page of the sample store.
  package var storePage: any Screen { page(of: StoreID("thai-garden")) }

  package func page(of store: StoreID) -> any Screen {
    entry.store(StoreRoute(storeID: store), router: router)
  }

  /// The options of the sample store's curry.
  package var curryOptions: any Screen {
    entry.itemOptions(
      ItemOptionsRoute(storeID: StoreID("thai-garden"), itemID: ItemID("green-curry")),
      router: router)
  }
}
