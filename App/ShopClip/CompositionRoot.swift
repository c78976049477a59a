import CheckoutAPI
import CheckoutFeature
import CommerceData
import DesignCore
import Foundation
import RoutingCore
import ShellCore
import ShopLaunch

/// Builds the checkout alone: no other team's feature is compiled into this app.
@MainActor
struct CompositionRoot {
  let navigator: Navigator

  init(
    connection: Connection, locale: Locale, log: @escaping @MainActor (String) -> Void
  ) {
    let orders = RemoteOrderRepository(client: connection.client)

    let routes = RouteTable<any Screen>(log: log) { _ in UnknownRouteScreen() }
    navigator = Navigator(
      tabs: [Tab("Clip", root: ClipRoute())], destination: routes.destination)

    let checkout = CheckoutFeatureEntry(orders: orders, locale: locale)

    routes.register(ClipRoute.self) { _ in ClipScreen() }
    routes.register(CheckoutRoute.self) { checkout.checkout($0) }
  }
}
