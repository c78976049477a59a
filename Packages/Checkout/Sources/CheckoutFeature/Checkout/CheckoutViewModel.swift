import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore

/// Loads one order and pays it.
@MainActor
@Observable
final class CheckoutViewModel {
  private let orderID: OrderID
  private let orders: any OrderRepository
  private let basketWriter: BasketWriter
  private let payOrder: PayOrderUseCase
  private let formatter: CheckoutFormatter
  private let router: any Router

  private var order = LoadState<Order>.loading
  /// What the order costs now, where it could not be read again with that total.
  private var newTotal: Money?
  private var payment = CheckoutPayment.outcome(.ready)
  private var notice: String?

  init(
    orderID: OrderID, orders: any OrderRepository, basketWriter: BasketWriter,
    payOrder: PayOrderUseCase, formatter: CheckoutFormatter, router: any Router
  ) {
    self.orderID = orderID
    self.orders = orders
    self.basketWriter = basketWriter
    self.payOrder = payOrder
    self.formatter = formatter
    self.router = router
  }

  var viewState: CheckoutViewState {
    CheckoutViewState(
      title: formatter.title,
      order: order.map {
        formatter.summary(of: $0, newTotal: newTotal, payment: payment, notice: notice)
      })
  }

  /// Loads the order, unless it is there already.
  func appear() async {
    guard order.content == nil else { return }
    await refresh()
  }

  /// Loads the order again, and asks what became of its payment if one is open.
  func refresh() async {
    if order.content == nil { order = .loading }
    do throws(CallFailure) {
      let loaded = try await orders.order(orderID)
      // An attempt of an earlier run or of another screen may be open.
      let isOpen = await payOrder.isOpen(orderID)
      order = .loaded(loaded)
      newTotal = nil
      notice = nil
      await show(isOpen: isOpen)
    } catch {
      show(error)
    }
  }

  /// Pays what the screen shows.
  func pay() async {
    await pay { [payOrder, orderID] in await payOrder.pay(orderID, amount: $0) }
  }

  /// Answers the question whether to buy the order once more with yes.
  func payOnceMore() async {
    await pay { [payOrder, orderID] in await payOrder.payOnceMore(orderID, amount: $0) }
  }

  /// Answers that question with no.
  func cancelPayment() {
    guard payment != .paying else { return }
    payment = .outcome(.ready)
  }

  /// Asks what became of the payment whose outcome is not known. Charges nothing.
  func check() async {
    guard payment == .outcome(.unsettled) else { return }
    payment = .checking
    await show(await payOrder.check(orderID))
  }

  func showReceipt() {
    if case .outcome(.paid(let paid)) = payment {
      router.replace(with: ReceiptRoute(orderID: paid))
    } else {
      router.replace(with: ReceiptRoute(orderID: orderID))
    }
  }

  func leave() {
    router.dismiss()
  }

  private func show(_ failure: CallFailure) {
    guard failure != .cancelled else { return }
    let message =
      failure == .notFound
      ? "There is no order \(orderID)."
      : failure.explaining("The order could not be loaded.")
    if order.content == nil { order = .failed(message: message) } else { notice = message }
  }

  private func show(isOpen: Bool) async {
    guard payment != .paying else { return }
    guard isOpen else {
      payment = .outcome(.ready)
      return
    }
    payment = .checking
    let outcome = await payOrder.check(orderID)
    payment = .outcome(outcome)
    if case .paid(let paid) = outcome { await payOrder.acknowledge(paid) }
  }

  private func pay(_ attempt: (Money) async -> PaymentOutcome) async {
    guard let order = order.content, payment != .paying else { return }
    payment = .paying
    await show(await attempt(newTotal ?? order.total))
  }

  private func show(_ outcome: PaymentOutcome) async {
    payment = .outcome(outcome)
    switch outcome {
    case .paid(let paid):
      router.replace(with: ReceiptRoute(orderID: paid))
      try? await basketWriter.refresh()
    case .refused(.amountChanged(let total)): await readAgain(costing: total)
    case .ready, .refused, .unsettled, .absent, .boughtAgain, .notSent: break
    }
  }

  /// Reads the order again, so that its lines add up to what it costs now.
  private func readAgain(costing total: Money) async {
    newTotal = total
    guard let order = try? await orders.order(orderID), order.total == total else { return }
    self.order = .loaded(order)
    newTotal = nil
  }
}
