import CheckoutAPI
import CommerceDomain
import DesignCore
import Foundation
import Observation
import RoutingCore

/// Loads the recent orders and leads from them to the checkout.
@MainActor
@Observable
final class ProfileViewModel {
  private let repository: any OrderRepository
  private let router: any Router
  private let locale: Locale
  private let dates: Date.FormatStyle
  private var orders = LoadState<[Order]>.loading

  init(
    orders: any OrderRepository, router: any Router, locale: Locale, dates: Date.FormatStyle
  ) {
    repository = orders
    self.router = router
    self.locale = locale
    self.dates = dates
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
      orders = .loaded(try await repository.orders())
    } catch .cancelled {
      return
    } catch {
      orders = .failed(message: "Your orders could not be loaded.")
    }
  }

  func buyAgain(_ id: OrderID) {
    router.open(CheckoutRoute(orderID: id))
  }

  private func row(_ order: Order) -> ProfileViewState.OrderRow {
    let total = order.total.formatted(for: locale)
    return ProfileViewState.OrderRow(
      id: order.id,
      storeName: order.storeName,
      summary: "Order \(order.id) · \(words(for: order.status)) · "
        + order.placedAt.formatted(dates),
      total: total,
      buyAgainLabel: order.status == .delivered
        ? "Buy again, order \(order.id), \(total)" : nil
    )
  }

  private func words(for status: OrderStatus) -> String {
    switch status {
    case .awaitingPayment: "Awaiting payment"
    case .paid: "Paid"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    }
  }
}
