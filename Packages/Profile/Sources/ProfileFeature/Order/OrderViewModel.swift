import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore

/// Everything that the page of one order shows.
struct OrderViewState: Equatable {
  var order: LoadState<Detail>

  struct Detail: Equatable {
    var storeName: String
    var summary: String
    var lines: [Line]
    var total: String
    /// What the button reads that leads to the checkout; nil when nothing is to be paid.
    var checkoutLabel: String?
  }

  struct Line: Equatable {
    var name: String
    var amount: String
  }
}

/// Loads one order and puts it into words.
@MainActor
@Observable
final class OrderViewModel {
  private let orderID: OrderID
  private let parts: ProfileParts
  private let router: any Router
  private var order = LoadState<Order>.loading

  init(orderID: OrderID, parts: ProfileParts, router: any Router) {
    self.orderID = orderID
    self.parts = parts
    self.router = router
  }

  var viewState: OrderViewState {
    OrderViewState(order: order.map(detail))
  }

  func load() async {
    do {
      order = .loaded(try await parts.orders.order(orderID))
    } catch .cancelled {
      return
    } catch .notFound {
      order = .failed(message: "There is no order \(orderID).")
    } catch {
      order = .failed(message: error.explaining("The order could not be loaded."))
    }
  }

  func openCheckout() {
    router.open(CheckoutRoute(orderID: orderID))
  }

  private func detail(of order: Order) -> OrderViewState.Detail {
    let words = parts.words
    return OrderViewState.Detail(
      storeName: order.storeName,
      summary: words.summary(order),
      lines: order.lines.map {
        .init(name: "\($0.quantity) × \($0.name)", amount: words.amount($0.lineTotal))
      } + order.fees.map { .init(name: words.fee($0), amount: words.amount($0.amount)) },
      total: words.amount(order.total),
      checkoutLabel: words.buyAgain(order) ?? words.pay(order)
    )
  }
}
