import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import PersistenceCoreTesting
import RoutingCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct CheckoutViewModelTests {
  private let scene = CheckoutScene()

  private func makeModel(_ scene: CheckoutScene? = nil, id: String = "1001") -> CheckoutViewModel {
    let scene = scene ?? self.scene
    return scene.entry.checkoutModel(CheckoutRoute(orderID: OrderID(id)), router: scene.router)
  }

  private func loaded(_ scene: CheckoutScene? = nil) async -> CheckoutViewModel {
    let model = makeModel(scene)
    await model.appear()
    return model
  }

  @Test("the screen is loading until the order has come, then shows lines, fees and total")
  func loads() async {
    let model = makeModel()
    #expect(model.viewState == CheckoutViewState(title: "Checkout", order: .loading))
    await model.appear()
    #expect(
      model.viewState.order
        == .loaded(
          .init(
            storeName: "Corner Deli",
            lines: [
              .init(name: "1 × Bagel", amount: "€22.51"), .init(name: "Delivery", amount: "€1.99"),
            ],
            total: .init(name: "Total", amount: "€24.50"),
            action: .init(kind: .pay, label: "Pay €24.50"))))
  }

  @Test("an order that has come is not loaded again each time the screen appears")
  func loadsOnce() async {
    let model = await loaded()
    await model.appear()
    #expect(await scene.orders.readCount == 1)
  }

  @Test("an order that is not there is named by its number")
  func notFound() async {
    let model = makeModel(id: "9")
    await model.appear()
    #expect(model.viewState.order == .failed(message: "There is no order 9."))
  }

  @Test("a failure is shown, and trying again loads the order")
  func tryAgain() async {
    await scene.orders.fail(with: .unavailable)
    let model = await loaded()
    #expect(model.viewState.order == .failed(message: "The order could not be loaded."))
    await scene.orders.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.order.content?.total.amount == "€24.50")
  }

  @Test("an order that cannot be loaded again stays, with a notice until it can")
  func refreshFails() async {
    let model = await loaded()
    await scene.orders.fail(with: .signedOut)
    await model.refresh()
    #expect(model.viewState.order.content?.action?.label == "Pay €24.50")
    #expect(
      model.viewState.order.content?.notices.map(\.text)
        == ["The order could not be loaded. Your sign-in has expired."])
    await scene.orders.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.order.content?.notices == [])
  }

  @Test("a load that was given up leaves the screen as it was")
  func cancelled() async {
    await scene.orders.fail(with: .cancelled)
    #expect(await loaded().viewState.order == .loading)
  }

  @Test("a paid order's receipt takes the place of its checkout, before the basket is read again")
  func paid() async {
    let model = await loaded()
    let gate = Gate()
    await scene.server.holdReads { await gate.pass() }
    let tap = Task { await model.pay() }
    await gate.arrival()
    #expect(
      scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("2001"))))])
    await gate.open()
    await tap.value
    #expect(scene.basket.confirmed != nil)
  }

  @Test("after a changed amount the order is read again: its lines add up to what Pay asks for")
  func amountChanged() async {
    let total = Money(minorUnits: 2600, currency: .eur)
    await scene.payments.next(.refuse(.amountChanged(total)))
    let model = await loaded()
    await scene.orders.set(orders: [.sample(total: 2600)])
    await model.pay()
    let summary = model.viewState.order.content
    #expect(summary?.lines.map(\.amount) == ["€24.01", "€1.99"])
    #expect(summary?.total.amount == "€26.00")
    #expect(summary?.action == .init(kind: .pay, label: "Pay €26.00"))
    #expect(
      summary?.notices.map(\.text)
        == ["The total is now €26.00. Nothing was charged: pay again to agree."])
    #expect(await scene.payments.charges.isEmpty)

    await model.pay()
    #expect(await scene.payments.charges == [total])
    #expect(await scene.payments.sent.map(\.key) == ["key-1", "key-2"])
  }

  @Test(
    "where the order cannot be read with the new total, old lines do not stand above it",
    arguments: [true, false])
  func amountChangedOffline(isOffline: Bool) async {
    let total = Money(minorUnits: 2600, currency: .eur)
    await scene.payments.next(.refuse(.amountChanged(total)))
    let model = await loaded()
    if isOffline { await scene.orders.fail(with: .unavailable) }
    await model.pay()
    #expect(model.viewState.order.content?.lines == [])
    #expect(model.viewState.order.content?.total.amount == "€26.00")
    #expect(model.viewState.order.content?.action?.label == "Pay €26.00")
    await model.pay()
    #expect(await scene.payments.charges == [total])
  }

  @Test("an answer that did not come is asked about, and leads to the receipt")
  func unsettled() async {
    await scene.payments.next(.loseAnswer)
    let model = await loaded()
    await model.pay()
    #expect(
      model.viewState.order.content?.action == .init(kind: .check, label: "Check again"))
    #expect(
      model.viewState.order.content?.notices.map(\.text)
        == ["We're checking your payment. You will not be charged twice."])
    await model.check()
    #expect(
      scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("2001"))))])
    #expect(await scene.payments.sent.count == 1)
  }

  @Test("checking never charges: what never arrived is offered to be paid again")
  func absent() async {
    await scene.payments.next(.drop)
    let model = await loaded()
    await model.pay()
    await model.check()
    #expect(await scene.payments.charges.isEmpty)
    #expect(model.viewState.order.content?.action == .init(kind: .pay, label: "Pay €24.50"))
    #expect(
      model.viewState.order.content?.notices.map(\.text)
        == ["Nothing was charged. You can pay again: you will not be charged twice."])
    await model.pay()
    #expect(await scene.payments.sent.map(\.key) == ["key-1", "key-1"])
    #expect(await scene.payments.charges.count == 1)
  }

  @Test(
    "a screen that is opened again asks what became of the payment",
    arguments: [
      (FakePaymentRepository.Fault.loseAnswer, "Your payment went through.", "View receipt"),
      (
        .drop, "Nothing was charged. You can pay again: you will not be charged twice.",
        "Pay €24.50"
      ),
    ])
  func reopened(fault: FakePaymentRepository.Fault, notice: String, action: String) async {
    await scene.payments.next(fault)
    await loaded().pay()
    let reopened = await loaded()
    #expect(reopened.viewState.order.content?.notices.map(\.text) == [notice])
    #expect(reopened.viewState.order.content?.action?.label == action)
    #expect(await scene.payments.sent.count == 1)
  }

  @Test("what was paid by a payment that was asked about has a receipt of its own")
  func receiptOfRepeat() async {
    await scene.payments.next(.loseAnswer)
    await loaded().pay()
    await loaded().showReceipt()
    #expect(
      scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("2001"))))])
  }

  @Test("an order that was bought again while the journal was damaged is asked about first")
  func boughtAgain() async throws {
    try await scene.disk.write(Data("[".utf8), to: "payment-attempts.json")
    await scene.payments.makePayment(
      of: OrderID("1001"), amount: Money(minorUnits: 2450, currency: .eur))
    let model = await loaded()
    await model.pay()
    #expect(
      model.viewState.order.content?.question
        == .init(
          title: "Already bought again",
          message: "Order 1001 was bought again on 12 Nov for €24.50. Buy it once more?",
          yes: "Buy once more", no: "Cancel"))
    model.cancelPayment()
    #expect(model.viewState.order.content?.question == nil)
    #expect(await scene.payments.sent.isEmpty)

    await model.pay()
    await model.payOnceMore()
    #expect(await scene.payments.charges.count == 2)
    #expect(
      scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("2002"))))])
  }

  @Test(
    "an order that cannot be paid leads on, and never offers to pay",
    arguments: [
      (OrderStatus.paid, 2450, "This order is paid.", "View receipt"),
      (.cancelled, 2450, "This order is cancelled.", "Done"),
      (.delivered, 0, "There is nothing to pay for this order.", "Done"),
      (.awaitingPayment, -500, "There is nothing to pay for this order.", "Done"),
    ])
  func cannotBePaid(status: OrderStatus, total: Int, notice: String, action: String) async {
    let scene = CheckoutScene(orders: [.sample(total: total, status: status)])
    let model = await loaded(scene)
    #expect(model.viewState.order.content?.notices.map(\.text) == [notice])
    #expect(model.viewState.order.content?.action?.label == action)
  }

  @Test(
    "a payment that is refused for good leads on",
    arguments: [
      (PaymentRefusal.alreadyPaid, "This order is already paid.", "View receipt"),
      (.notPayable, "This order can no longer be paid.", "Done"),
    ])
  func refusedForGood(refusal: PaymentRefusal, notice: String, action: String) async {
    await scene.payments.next(.refuse(refusal))
    let model = await loaded()
    await model.pay()
    #expect(model.viewState.order.content?.notices.map(\.text) == [notice])
    #expect(model.viewState.order.content?.action?.label == action)
    if refusal == .alreadyPaid {
      model.showReceipt()
      #expect(
        scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("1001"))))])
    } else {
      model.leave()
      #expect(scene.router.requests == [.dismiss])
    }
  }

  @Test("while a payment is under way, nothing else is offered, and loading again changes nothing")
  func paying() async {
    let gate = Gate()
    await scene.payments.hold { await gate.pass() }
    let model = await loaded()
    let tap = Task { await model.pay() }
    await gate.arrival()
    await model.refresh()
    #expect(
      model.viewState.order.content?.action
        == .init(kind: .pay, label: "Pay €24.50", isPending: true))
    await gate.open()
    await tap.value
    #expect(await scene.payments.charges.count == 1)
  }
}
