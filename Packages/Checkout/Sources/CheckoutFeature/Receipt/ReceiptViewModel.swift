import CommerceDomain
import DesignCore
import Observation
import ProfileAPI
import RoutingCore

/// Everything that a receipt shows.
struct ReceiptViewState: Equatable {
  var order: LoadState<Receipt>

  struct Receipt: Equatable {
    var title: String
    var storeName: String
    var total: String
  }
}

/// Shows what was paid, and leads on to the profile.
@MainActor
@Observable
final class ReceiptViewModel {
  private let orderID: OrderID
  private let parts: CheckoutParts
  private let router: any Router
  private var order = LoadState<Order>.loading

  init(orderID: OrderID, parts: CheckoutParts, router: any Router) {
    self.orderID = orderID
    self.parts = parts
    self.router = router
  }

  var viewState: ReceiptViewState {
    ReceiptViewState(
      order: order.map { order in
        .init(
          title: "Order \(order.id) is paid", storeName: order.storeName,
          total: order.total.formatted(for: parts.locale))
      })
  }

  func load() async {
    do {
      order = .loaded(try await parts.orders.order(orderID))
    } catch {
      guard error != .cancelled else { return }
      let failure = "Order \(orderID) is paid, but its receipt could not be loaded."
      order = .failed(message: error.explaining(failure))
    }
  }

  /// Leaves the receipt for good: going back never meets it again.
  func done() {
    router.replace(with: ProfileRoute())
  }
}
