import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import ProfileAPI
import RoutingCore

/// Shows the recent orders, and leads from them to the checkout.
@MainActor
@Observable
final class ProfileViewModel {
  private let repository: any OrderRepository
  private let favourites: any FavouritesRepository
  private let buyAgain: BuyAgainUseCase
  private let formatter: OrderFormatter
  private let router: any Router

  private var history = LoadState<OrderHistory>.loading
  private var openStores: Set<StoreID>?
  private var isMissingStores = false
  /// nil until they have come; a failure is not worth a message here.
  private var favouriteCount: Int?
  private var notice: String?

  init(
    orders: any OrderRepository, favourites: any FavouritesRepository, buyAgain: BuyAgainUseCase,
    formatter: OrderFormatter, router: any Router
  ) {
    repository = orders
    self.favourites = favourites
    self.buyAgain = buyAgain
    self.formatter = formatter
    self.router = router
  }

  var viewState: ProfileViewState {
    ProfileViewState(
      orders: history.map { $0.orders.map(row) },
      leftOut: history.content?.leftOut.message("order"),
      storedNotice: history.content.flatMap(formatter.stored),
      isMissingStores: isMissingStores && canBeBoughtAgain, notice: notice,
      favourites: favouriteCount.map { "Favourites, \(formatter.count(Int64($0), "store"))" }
        ?? "Favourites")
  }

  /// All of it changes elsewhere, so it is loaded each time.
  func appear() async { await load() }

  func refresh() async {
    if history.content == nil { history = .loading }
    await load()
  }

  func openCheckout(_ id: OrderID) { router.open(CheckoutRoute(orderID: id)) }
  func openOrder(_ id: OrderID) { router.open(OrderRoute(orderID: id)) }
  func openFavourites() { router.open(FavouritesRoute()) }

  private func load() async {
    async let favourites: Void = loadFavourites()
    let repository = repository
    await buyAgain.load { () throws(CallFailure) in
      try await repository.orders()
    } receive: { part in
      switch part {
      case .ordered(.success(let loaded)):
        history = .loaded(loaded)
        notice = nil
      case .ordered(.failure(.cancelled)): break
      case .ordered(.failure(let failure)):
        notice = history.fail(message: failure.explaining("Your orders could not be loaded."))
      case .openStores(let stores):
        openStores = stores
        isMissingStores = stores == nil
      }
    }
    await favourites
  }

  private func loadFavourites() async {
    guard let list = try? await favourites.favourites() else { return }
    favouriteCount = list.stores.count + list.leftOut.count
  }

  private var canBeBoughtAgain: Bool {
    history.content?.orders.contains { $0.status == .delivered } ?? false
  }

  private func row(_ order: Order) -> ProfileViewState.OrderRow {
    .init(
      id: order.id, storeName: order.storeName, summary: formatter.summary(order),
      total: formatter.amount(order.total),
      checkout: buyAgain.offer(for: order, openStores: openStores)
        .map { formatter.checkoutOffer($0, for: order) })
  }
}
