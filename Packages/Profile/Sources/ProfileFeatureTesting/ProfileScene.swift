package import CommerceDomain
package import CommerceDomainTesting
package import DesignCore
import Foundation
import ProfileAPI
package import ProfileFeature
package import RoutingCoreTesting

/// The account team's screens on fakes, as previews and tests need them.
@MainActor
package struct ProfileScene {
  package let orders: FakeOrderRepository
  package let stores: FakeStoreRepository
  package let router = RecordingRouter()
  package let entry: ProfileFeatureEntry

  package init(
    orders: [Order] = [], stores: [StoreDetail] = [.sample(id: "corner-deli", name: "Corner Deli")]
  ) {
    self.orders = FakeOrderRepository(orders: orders)
    self.stores = FakeStoreRepository(stores: stores)
    let locale = Locale(identifier: "en_IE")
    entry = ProfileFeatureEntry(
      orders: self.orders, stores: self.stores, favourites: self.stores, locale: locale,
      dateLocale: locale, timeZone: .gmt)
  }

  package var profile: any Screen { entry.profile(ProfileRoute(), router: router) }
  package var favourites: any Screen { entry.favourites(FavouritesRoute(), router: router) }

  package func order(_ id: String) -> any Screen {
    entry.order(OrderRoute(orderID: OrderID(id)), router: router)
  }
}
