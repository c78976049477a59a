package import CommerceDomain
package import CommerceDomainTesting
import Foundation
package import ProfileFeature
package import RoutingCoreTesting

/// The account team's parts on fakes, as previews and tests need them.
@MainActor
package struct ProfileScene {
  package let orders: FakeOrderRepository
  package let stores: FakeStoreRepository
  package let router = RecordingRouter()
  package let parts: ProfileParts

  package init(orders: [Order] = [], stores: [StoreDetail] = []) {
    self.orders = FakeOrderRepository(orders: orders)
    self.stores = FakeStoreRepository(stores: stores)
    parts = ProfileParts(
      orders: self.orders, favourites: self.stores,
      locale: Locale(identifier: "en_IE"), timeZone: .gmt)
  }

  package var entry: ProfileFeatureEntry { ProfileFeatureEntry(parts: parts) }
}
