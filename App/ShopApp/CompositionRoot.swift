import CheckoutAPI
import CheckoutFeature
import CommerceData
import DesignCore
import Foundation
import ProfileAPI
import ProfileFeature
import RoutingCore
import ShellCore
import ShopLaunch
import StoreAPI
import StoreFeature

/// Builds every part of the shop once and hands each its collaborators.
@MainActor
struct CompositionRoot {
  let navigator: Navigator

  /// - Parameters:
  ///   - connection: the way to the server, and where things are kept.
  ///   - log: takes a line for whoever looks after the app.
  init(
    connection: Connection, locale: Locale, timeZone: TimeZone,
    log: @escaping @MainActor (String) -> Void
  ) {
    let client = connection.client
    let orders = RemoteOrderRepository(client: client)

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    navigator = Navigator(tabs: Self.tabs, destination: routes.destination)

    let store = StoreFeatureEntry(client: client, locale: locale)
    let checkout = CheckoutFeatureEntry(orders: orders, locale: locale)
    let profile = ProfileFeatureEntry(
      orders: orders, router: navigator, locale: locale, timeZone: timeZone)

    routes.register(StoresRoute.self) { store.stores($0) }
    routes.register(CheckoutRoute.self) { checkout.checkout($0) }
    routes.register(ProfileRoute.self) { profile.profile($0) }
  }

  private static let tabs = [
    Tab("Stores", root: StoresRoute()),
    Tab("Profile", root: ProfileRoute()),
  ]
}
