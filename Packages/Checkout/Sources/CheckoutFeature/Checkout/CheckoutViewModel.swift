import CheckoutAPI
import CommerceDomain
import DesignCore
import Foundation
import Observation
import RoutingCore

/// Loads one order, puts it into words, and pays it.
@MainActor
@Observable
final class CheckoutViewModel {
  private let orderID: OrderID
  private let parts: CheckoutParts
  private let router: any Router
  private var order = LoadState<Order>.loading
  /// What the order costs by the server's latest word, when that is not what was loaded.
  private var changedTotal: Money?
  private var payment = CheckoutViewState.Payment.ready(notice: nil)

  init(orderID: OrderID, parts: CheckoutParts, router: any Router) {
    self.orderID = orderID
    self.parts = parts
    self.router = router
  }

  var viewState: CheckoutViewState {
    CheckoutViewState(order: order.map(summary))
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
      order = .loaded(try await parts.orders.order(orderID))
      changedTotal = nil
    } catch .cancelled {
      return
    } catch .notFound {
      order = .failed(message: "There is no order \(orderID).")
    } catch {
      order = .failed(message: error.explaining("The order could not be loaded."))
    }
    guard let order = order.content else { return }
    payment = await state(of: order)
  }

  /// Pays what the screen shows, or goes on with the attempt whose outcome is not known.
  func pay() async {
    guard let order = order.content, payment != .paying else { return }
    payment = .paying
    let amount = changedTotal ?? order.total
    await show(await parts.payOrder.pay(orderID, amount: amount))
  }

  private func state(of order: Order) async -> CheckoutViewState.Payment {
    switch order.status {
    case .paid: .closed(message: "This order is paid.")
    case .cancelled: .closed(message: "This order is cancelled.")
    case .awaitingPayment, .delivered:
      await parts.payOrder.isOpen(orderID) ? .checking : .ready(notice: nil)
    }
  }

  private func show(_ outcome: PayOrderUseCase.Outcome) async {
    switch outcome {
    case .paid(let paid):
      payment = .closed(message: "This order is paid.")
      try? await parts.writer.refresh()
      router.replace(with: ReceiptRoute(orderID: paid))
    case .declined:
      payment = .ready(notice: "Your card was declined. Nothing was charged.")
    case .amountChanged(let total):
      changedTotal = total
      payment = .ready(
        notice: "The total is now \(words(for: total)). Nothing was charged: pay again to agree.")
    case .alreadyPaid: payment = .closed(message: "This order is already paid.")
    case .notPayable: payment = .closed(message: "This order cannot be paid any more.")
    case .keyReused: payment = .ready(notice: "The payment was not made. Pay again.")
    case .unknown: payment = .checking
    case .notSent:
      payment = .ready(notice: "The payment could not be started. Nothing was charged.")
    }
  }

  private func summary(of order: Order) -> CheckoutViewState.Summary {
    CheckoutViewState.Summary(
      storeName: order.storeName,
      lines: order.lines.map { line in
        .init(name: "\(line.quantity) × \(line.name)", amount: words(for: line.lineTotal))
      },
      fees: order.fees.map { .init(name: $0.kind.capitalized, amount: words(for: $0.amount)) },
      total: words(for: changedTotal ?? order.total),
      payment: payment
    )
  }

  private func words(for money: Money) -> String {
    money.formatted(for: parts.locale)
  }
}
