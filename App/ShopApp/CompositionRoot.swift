import CheckoutFeature
import CommerceData
import CommerceDomain
import DesignCore
import Foundation
import NavigationCore
import ProfileFeature
import RoutingCore
import ShopLaunch
import StoreFeature
import StoreAPI
import CheckoutAPI
import ProfileAPI

/// Builds every part of the shop once and hands each its collaborators.
@MainActor
struct CompositionRoot: LaunchedApp {
  let navigator: Navigator
  private let checkout: CheckoutFeatureEntry
  private let basketWriter: BasketWriter

  /// - Parameters:
  ///   - connection: the way to the server, and the folder for stored data.
  ///   - timeZone: where the person is, for the days of orders and payments.
  ///   - log: receives one line for each event that a maintainer should see.
  init(
    connection: Connection, flags: Set<FeatureFlag>, locales: FormattingLocales, timeZone: TimeZone,
    log: @escaping @Sendable (String) -> Void
  ) {
    let client = connection.client
    let orders = KeptOrderRepository(
      remote: RemoteOrderRepository(client: client), store: connection.disk, now: { .now },
      log: log)
    let stores = RemoteStoreRepository(client: client)
    let favourites = RemoteFavouritesRepository(client: client)
    let basket = BasketStore()
    basketWriter = BasketWriter(
      store: basket, repository: RemoteBasketRepository(client: client))

    let browse = StoreFeatureEntry(
      stores: stores, favourites: favourites, basket: basket, writer: basketWriter,
      metrics: connection.metrics, locale: locales.money, showsReviews: !flags.contains(.noReviews))
    checkout = CheckoutFeatureEntry(
      client: client, orders: orders, basket: basket, writer: basketWriter,
      disk: connection.disk, locale: locales.money, dateLocale: locales.dates, timeZone: timeZone,
      now: { .now }, log: log)
    let profile = ProfileFeatureEntry(
      orders: orders, stores: stores, favourites: favourites, locale: locales.money,
      dateLocale: locales.dates, timeZone: timeZone)

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    routes.register(browse)
    if flags.contains(.checkoutV2) {
      routes.register(checkout.express)
    } else {
      routes.register(checkout)
    }
    routes.register(profile)

    navigator = Navigator(
      tabs: [
        Tab("Stores", root: StoresRoute()),
        Tab("Basket", root: BasketRoute()) { Self.badge(of: basket) },
        Tab("Profile", root: ProfileRoute()),
      ],
      log: log, destination: routes.destination)
  }

  /// Reads the basket, so that the badge counts from the start; its screen reports a failure.
  func start() {
    navigator.perform { [basketWriter] in try? await basketWriter.refresh() }
  }

  func settlePayments() -> AsyncStream<String> { checkout.settlePayments() }

  /// The badge of the basket's tab; nil for an empty basket.
  static func badge(of basket: BasketStore) -> String? {
    switch basket.itemCount {
    case 0: nil
    case 1: "1 item"
    case let count: "\(count) items"
    }
  }
}
