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
  private let router: any Router
  private var history = LoadState<OrderHistory>.loading
  /// nil until they have come; they are never worth an error here.
  private var favouriteCount: Int?

  init(parts: ProfileParts, router: any Router) {
    self.parts = parts
    self.router = router
  }

  var viewState: ProfileViewState {
    ProfileViewState(
      orders: orders, offlineNotice: history.content?.age.map(parts.words.offline),
      favourites: parts.words.favourites(favouriteCount)
    )
  }

  func retry() async {
    history = .loading
    await load()
  }

  /// Orders and favourites change elsewhere, so both are loaded each time, in parallel; what is
  /// there stays until then.
  func load() async {
    async let favourites: Void = loadFavourites()
    await loadOrders()
    await favourites
  }

  func openCheckout(_ id: OrderID) {
    router.open(CheckoutRoute(orderID: id))
  }

  func openOrder(_ id: OrderID) {
    router.open(OrderRoute(orderID: id))
  }

  func openFavourites() {
    router.open(FavouritesRoute())
  }

  private var orders: LoadState<[ProfileViewState.OrderRow]> {
    history.map { $0.orders.map(row) }
  }

  private func loadOrders() async {
    do {
      history = .loaded(try await parts.orders.orders())
    } catch .cancelled {
      return
    } catch {
      history = .failed(message: error.explaining("Your orders could not be loaded."))
    }
  }

  private func loadFavourites() async {
    guard let favourites = try? await parts.favourites.favourites() else { return }
    favouriteCount = favourites.count
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
