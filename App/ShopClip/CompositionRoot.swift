import CheckoutAPI
import CheckoutFeature
import CommerceData
import CommerceDomain
import DesignCore
import Foundation
import ProfileAPI
import RoutingCore
import ShellCore
import ShopLaunch

/// Builds the checkout alone: no other team's feature is compiled into this app.
@MainActor
struct CompositionRoot {
  let navigator: Navigator
  /// Settles what an earlier run left open; returns a line for the person about each thing.
  let settle: @MainActor () async -> [String]

  init(
    connection: Connection, flags: Set<FeatureFlag>, locale: Locale,
    log: @escaping @Sendable (String) -> Void
  ) {
    let client = connection.client
    let basket = BasketStore()
    let writer = BasketWriter(
      store: basket, repository: RemoteBasketRepository(client: client))

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    navigator = Navigator(
      tabs: [Tab("Clip", root: ClipRoute())], destination: routes.destination)

    let checkout = CheckoutFeatureEntry(
      client: client, orders: RemoteOrderRepository(client: client), basket: basket,
      writer: writer, store: connection.store, router: navigator, locale: locale, log: log)

    settle = checkout.settlePayments

    routes.register(ClipRoute.self) { _ in ClipScreen.start }
    if flags.contains(.checkoutV2) {
      routes.register(CheckoutRoute.self) { checkout.expressCheckout($0) }
    } else {
      routes.register(CheckoutRoute.self) { checkout.checkout($0) }
    }
    routes.register(ReceiptRoute.self) { checkout.receipt($0) }
    routes.register(ProfileRoute.self) { _ in ClipScreen.end }
  }
}
