package import CommerceDomain
package import CommerceDomainTesting
import Foundation
package import ProfileFeature
package import RoutingCoreTesting

/// The account team's parts on fakes, as previews and tests need them.
@MainActor
package struct ProfileScene {
  package let orders: FakeOrderRepository
  package let favourites: FakeFavouritesRepository
  package let router = RecordingRouter()
  package let parts: ProfileParts

  package init(orders: [Order] = [], favourites: [FavouriteStore] = []) {
    self.orders = FakeOrderRepository(orders: orders)
    self.favourites = FakeFavouritesRepository(stores: favourites)
    parts = ProfileParts(
      orders: self.orders, favourites: self.favourites,
      locale: Locale(identifier: "en_IE"), timeZone: .gmt)
  }

  package var entry: ProfileFeatureEntry { ProfileFeatureEntry(parts: parts) }
}
