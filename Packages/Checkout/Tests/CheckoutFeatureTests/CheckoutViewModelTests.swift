import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import RoutingCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct CheckoutViewModelTests {
  private let scene = CheckoutScene()

  private func makeModel(id: String = "1001") -> CheckoutViewModel {
    CheckoutViewModel(orderID: OrderID(id), parts: scene.parts, router: scene.router)
  }

  private func loaded() async -> CheckoutViewModel {
    let model = makeModel()
    await model.onAppear()
    return model
  }

  @Test("the screen is loading until the order has come, then shows lines, fees and total")
  func loads() async {
    let model = makeModel()
    #expect(model.viewState.order == .loading)
    await model.onAppear()
    #expect(
      model.viewState.order
        == .loaded(
          .init(
            storeName: "Corner Deli", lines: [.init(name: "1 × Bagel", amount: "€22.51")],
            fees: [.init(name: "Delivery", amount: "€1.99")], total: "€24.50",
            payment: .ready(notice: nil))))
  }

  @Test("an order that has come is not loaded again each time the screen appears")
  func loadsOnce() async {
    let model = await loaded()
    await model.onAppear()
    #expect(await scene.orders.readCount == 1)
  }

  @Test("an unknown order is told by its number")
  func unknown() async {
    let model = makeModel(id: "9")
    await model.onAppear()
    #expect(model.viewState.order == .failed(message: "There is no order 9."))
  }

  @Test("a failure is told, and trying again loads the order")
  func retry() async {
    await scene.orders.fail(with: .unreachable)
    let model = await loaded()
    #expect(model.viewState.order == .failed(message: "The order could not be loaded."))
    await scene.orders.fail(with: nil)
    await model.retry()
    #expect(model.viewState.order.content?.total == "€24.50")
  }

  @Test("a load that was given up leaves the screen as it was")
  func cancelled() async {
    await scene.orders.fail(with: .cancelled)
    #expect(await loaded().viewState.order == .loading)
  }

  @Test("a paid order's receipt takes the place of its checkout")
  func paid() async {
    await loaded().pay()
    #expect(
      scene.router.requests == [.replace(AnyHashable(ReceiptRoute(orderID: OrderID("2001"))))])
  }

  @Test("a changed amount is shown and asked about again, and then that amount is paid")
  func amountChanged() async {
    let total = Money(minorUnits: 2600, currency: .eur)
    await scene.payments.next(.refuse(.amountChanged(total)))
    let model = await loaded()
    await model.pay()
    #expect(model.viewState.order.content?.total == "€26.00")
    #expect(await scene.payments.charges.isEmpty)

    await model.pay()
    #expect(await scene.payments.charges == [total])
    #expect(await scene.payments.keys == ["key-1", "key-2"])
  }

  @Test("an answer that did not come is checked with the same key, and charged once")
  func unknownOutcome() async {
    await scene.payments.next(.loseAnswer)
    let model = await loaded()
    await model.pay()
    #expect(model.viewState.order.content?.payment == .checking)
    await model.pay()
    #expect(await scene.payments.keys == ["key-1", "key-1"])
    #expect(await scene.payments.charges.count == 1)
  }

  @Test("a screen that is opened again while the outcome is not known says so")
  func reopened() async {
    await scene.payments.next(.loseAnswer)
    await loaded().pay()
    #expect(await loaded().viewState.order.content?.payment == .checking)
  }
}
