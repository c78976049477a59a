import CheckoutFeature
import CommerceData
import CommerceDomain
import DesignCore
import Foundation
import NavigationCore
import ProfileAPI
import RoutingCore
import ShopLaunch

/// Builds the checkout alone: no other team's feature is compiled into this app.
@MainActor
struct CompositionRoot: LaunchedApp {
  let navigator: Navigator
  private let checkout: CheckoutFeatureEntry

  /// - Parameters:
  ///   - connection: the way to the server, and the folder for stored data.
  ///   - log: receives one line for each event that a maintainer should see.
  init(
    connection: Connection, flags: Set<FeatureFlag>, locales: FormattingLocales,
    log: @escaping @Sendable (String) -> Void
  ) {
    let client = connection.client
    let basket = BasketStore()
    checkout = CheckoutFeatureEntry(
      client: client, orders: RemoteOrderRepository(client: client), basket: basket,
      writer: BasketWriter(
        store: basket, repository: RemoteBasketRepository(client: client)),
      disk: connection.disk, locale: locales.money, dateLocale: locales.dates, timeZone: .current,
      now: { .now }, log: log)

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    routes.register(ClipRoute.self) { _, _ in ClipScreen.start }
    if flags.contains(.checkoutV2) {
      routes.register(checkout.express)
    } else {
      routes.register(checkout)
    }
    routes.register(ProfileRoute.self) { _, _ in ClipScreen.end }

    navigator = Navigator(
      tabs: [Tab("Clip", root: ClipRoute())], log: log, destination: routes.destination)
  }

  func start() {}

  func settlePayments() -> AsyncStream<String> { checkout.settlePayments() }
}
