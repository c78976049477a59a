import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import ProfileAPI
import RoutingCore

/// Loads the recent orders and leads from them to the checkout.
@MainActor
@Observable
final class ProfileViewModel {
  private let parts: ProfileParts
  private var orders = LoadState<[Order]>.loading

  init(parts: ProfileParts) {
    self.parts = parts
  }

  var viewState: ProfileViewState {
    switch orders {
    case .loading: ProfileViewState(orders: .loading)
    case .failed(let message): ProfileViewState(orders: .failed(message: message))
    case .loaded(let orders): ProfileViewState(orders: .loaded(orders.map(row)))
    }
  }

  func retry() async {
    orders = .loading
    await load()
  }

  /// Orders change elsewhere, so they are loaded each time; the old ones stay until then.
  func load() async {
    do {
      orders = .loaded(try await parts.orders.orders())
    } catch .cancelled {
      return
    } catch {
      orders = .failed(message: "Your orders could not be loaded.")
    }
  }

  func openCheckout(_ id: OrderID) {
    parts.router.open(CheckoutRoute(orderID: id))
  }

  func openOrder(_ id: OrderID) {
    parts.router.open(OrderRoute(orderID: id))
  }

  func openFavourites() {
    parts.router.open(FavouritesRoute())
  }

  private func row(_ order: Order) -> ProfileViewState.OrderRow {
    ProfileViewState.OrderRow(
      id: order.id,
      storeName: order.storeName,
      summary: parts.words.summary(order),
      total: parts.words.amount(order.total),
      checkoutLabel: parts.words.buyAgain(order) ?? parts.words.pay(order)
    )
  }
}
