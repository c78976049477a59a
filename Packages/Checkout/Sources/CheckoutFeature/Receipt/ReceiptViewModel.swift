import CommerceDomain
import DesignCore
import Foundation
import Observation
import ProfileAPI
import RoutingCore

/// Shows what was paid, and leads on to the profile.
@MainActor
@Observable
final class ReceiptViewModel {
  private let orderID: OrderID
  private let orders: any OrderRepository
  private let payOrder: PayOrderUseCase
  private let locale: Locale
  private let router: any Router
  private var order = LoadState<Order>.loading
  private var notice: String?

  init(
    orderID: OrderID, orders: any OrderRepository, payOrder: PayOrderUseCase, locale: Locale,
    router: any Router
  ) {
    self.orderID = orderID
    self.orders = orders
    self.payOrder = payOrder
    self.locale = locale
    self.router = router
  }

  var viewState: ReceiptViewState {
    ReceiptViewState(
      order: order.map { order in
        .init(
          heading: "Order \(order.id) is paid", storeName: order.storeName,
          total: order.total.formatted(for: locale))
      },
      notice: notice)
  }

  /// Loads the receipt, unless it is there already. Either way it says that the order is paid.
  func appear() async {
    guard order.content == nil else { return }
    await refresh()
    guard !Task.isCancelled else { return }
    await payOrder.acknowledge(orderID)
  }

  /// Loads the receipt again.
  func refresh() async {
    if order.content == nil { order = .loading }
    do throws(CallFailure) {
      order = .loaded(try await orders.order(orderID))
      notice = nil
    } catch {
      guard error != .cancelled else { return }
      let message = error.explaining(
        "Order \(orderID) is paid, but its receipt could not be loaded.")
      if order.content == nil { order = .failed(message: message) } else { notice = message }
    }
  }

  /// Leaves the receipt for good: going back never leads to it again.
  func done() {
    router.replace(with: ProfileRoute())
  }
}
