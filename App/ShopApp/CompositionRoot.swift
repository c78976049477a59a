import CheckoutAPI
import CheckoutFeature
import CommerceData
import CommerceDomain
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
  /// Settles what an earlier run left open; returns a line for the person about each thing.
  let settle: @MainActor () async -> [String]

  /// - Parameters:
  ///   - connection: the way to the server, and where things are kept.
  ///   - log: takes a line for whoever looks after the app.
  init(
    connection: Connection, flags: Set<FeatureFlag>, locale: Locale, timeZone: TimeZone,
    log: @escaping @Sendable (String) -> Void
  ) {
    let client = connection.client
    let orders = KeptOrderRepository(
      remote: RemoteOrderRepository(client: client), store: connection.store, now: { .now },
      log: log)
    let basket = BasketStore()
    let writer = BasketWriter(
      store: basket, repository: RemoteBasketRepository(client: client))

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    navigator = Navigator(tabs: Self.tabs(basket), destination: routes.destination)

    let store = StoreFeatureEntry(
      client: client, basket: basket, writer: writer, router: navigator,
      metrics: connection.metrics, locale: locale, showsReviews: !flags.contains(.noReviews))
    let checkout = CheckoutFeatureEntry(
      client: client, orders: orders, basket: basket, writer: writer, store: connection.store,
      router: navigator, locale: locale, log: log)
    let profile = ProfileFeatureEntry(
      client: client, orders: orders, router: navigator, locale: locale, timeZone: timeZone)

    settle = checkout.settlePayments

    routes.register(StoresRoute.self) { store.stores($0) }
    routes.register(StoreRoute.self) { store.store($0) }
    routes.register(ItemOptionsRoute.self) { store.itemOptions($0) }
    routes.register(BasketRoute.self) { checkout.basket($0) }
    if flags.contains(.checkoutV2) {
      routes.register(CheckoutRoute.self) { checkout.expressCheckout($0) }
    } else {
      routes.register(CheckoutRoute.self) { checkout.checkout($0) }
    }
    routes.register(ReceiptRoute.self) { checkout.receipt($0) }
    routes.register(ProfileRoute.self) { profile.profile($0) }
    routes.register(OrderRoute.self) { profile.order($0) }
    routes.register(FavouritesRoute.self) { profile.favourites($0) }

    // The badge counts from the start; a basket that cannot be read is told where it is looked at.
    navigator.perform { try? await writer.refresh() }
  }

  private static func tabs(_ basket: BasketStore) -> [Tab] {
    [
      Tab("Stores", root: StoresRoute()),
      Tab("Basket", root: BasketRoute()) { badge(of: basket) },
      Tab("Profile", root: ProfileRoute()),
    ]
  }

  /// What the basket's tab says is in it; nil when nothing is.
  static func badge(of basket: BasketStore) -> String? {
    switch basket.itemCount {
    case 0: nil
    case 1: "1 item"
    case let count: "\(count) items"
    }
  }
}
