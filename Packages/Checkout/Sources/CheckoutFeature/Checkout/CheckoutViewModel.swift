import CommerceDomain
import DesignCore
import Foundation
import Observation

/// Loads one order and puts it into words.
@MainActor
@Observable
final class CheckoutViewModel {
  private let orderID: OrderID
  private let orders: any OrderRepository
  private let locale: Locale
  private var order = LoadState<Order>.loading

  init(orderID: OrderID, orders: any OrderRepository, locale: Locale) {
    self.orderID = orderID
    self.orders = orders
    self.locale = locale
  }

  var viewState: CheckoutViewState {
    switch order {
    case .loading: CheckoutViewState(order: .loading)
    case .failed(let message): CheckoutViewState(order: .failed(message: message))
    case .loaded(let order): CheckoutViewState(order: .loaded(summary(of: order)))
    }
  }

  func onAppear() async {
    guard order.content == nil else { return }
    await load()
  }

  func retry() async {
    order = .loading
    await load()
  }

  func load() async {
    do {
      order = .loaded(try await orders.order(orderID))
    } catch .cancelled {
      return
    } catch .notFound {
      order = .failed(message: "There is no order \(orderID).")
    } catch {
      order = .failed(message: "The order could not be loaded.")
    }
  }

  private func summary(of order: Order) -> CheckoutViewState.Summary {
    CheckoutViewState.Summary(
      storeName: order.storeName,
      lines: order.lines.map { line in
        .init(name: "\(line.quantity) × \(line.name)", amount: words(for: line.lineTotal))
      },
      fees: order.fees.map { .init(name: $0.kind.capitalized, amount: words(for: $0.amount)) },
      total: words(for: order.total)
    )
  }

  private func words(for money: Money) -> String {
    money.formatted(for: locale)
  }
}
