package import CommerceDomain
package import CommerceDomainTesting
package import DesignCore
import Foundation
package import RoutingCoreTesting
import StoreAPI
package import StoreFeature

/// The browse team's parts on fakes, as previews and tests need them.
@MainActor
package struct StoreScene {
  package let stores: FakeStoreRepository
  package let server: FakeBasketRepository
  package let basket = BasketStore()
  package let writer: BasketWriter
  package let router = RecordingRouter()
  package let parts: StoreParts

  /// - Parameter inBasket: what the server's basket holds, all of one store.
  package init(
    stores: [StoreDetail] = [.sample()], inBasket items: [BasketItem] = [],
    showsReviews: Bool = true
  ) {
    self.stores = FakeStoreRepository(stores: stores)
    server = FakeBasketRepository(
      storeID: items.first?.storeID, storeName: items.first?.storeName,
      lines: items.map { .sample($0) })
    writer = BasketWriter(store: basket, repository: server)
    parts = StoreParts(
      stores: self.stores, favourites: self.stores, basket: basket, writer: writer,
      locale: Locale(identifier: "en_IE"), showsReviews: showsReviews)
  }

  package var entry: StoreFeatureEntry { StoreFeatureEntry(parts: parts) }

  /// The page of the sample store.
  package var storePage: any Screen {
    entry.store(StoreRoute(storeID: StoreID("thai-garden")), router: RecordingRouter())
  }
}
