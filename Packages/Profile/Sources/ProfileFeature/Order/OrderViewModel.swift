import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore

/// Shows one order, and leads from it to the checkout.
@MainActor
@Observable
final class OrderViewModel {
  private let orderID: OrderID
  private let orders: any OrderRepository
  private let buyAgain: BuyAgainUseCase
  private let formatter: OrderFormatter
  private let router: any Router

  private var order = LoadState<Order>.loading
  private var openStores: Set<StoreID>?
  private var notice: String?

  init(
    orderID: OrderID, orders: any OrderRepository, buyAgain: BuyAgainUseCase,
    formatter: OrderFormatter, router: any Router
  ) {
    self.orderID = orderID
    self.orders = orders
    self.buyAgain = buyAgain
    self.formatter = formatter
    self.router = router
  }

  var viewState: OrderViewState {
    OrderViewState(order: order.map(detail), notice: notice)
  }

  func appear() async { await load() }

  func refresh() async {
    if order.content == nil { order = .loading }
    await load()
  }

  func openCheckout() { router.open(CheckoutRoute(orderID: orderID)) }

  private func load() async {
    let (orders, orderID) = (orders, orderID)
    await buyAgain.load { () throws(CallFailure) in
      try await orders.order(orderID)
    } receive: { part in
      switch part {
      case .ordered(.success(let loaded)):
        order = .loaded(loaded)
        notice = nil
      case .ordered(.failure(.cancelled)): break
      case .ordered(.failure(.notFound)):
        order = .failed(message: "There is no order \(orderID).")
      case .ordered(.failure(let failure)):
        notice = order.fail(message: failure.explaining("The order could not be loaded."))
      case .openStores(let stores): openStores = stores
      }
    }
  }

  private func detail(of order: Order) -> OrderViewState.Detail {
    .init(
      storeName: order.storeName,
      summary: formatter.summary(order),
      lines: order.lines.map(formatter.line)
        + order.fees.map { .init(name: formatter.fee($0), amount: formatter.amount($0.amount)) },
      total: formatter.amount(order.total),
      checkout: buyAgain.offer(for: order, openStores: openStores)
        .map { formatter.checkoutOffer($0, for: order) })
  }
}
