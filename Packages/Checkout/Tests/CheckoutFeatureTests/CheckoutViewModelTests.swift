import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import Testing

@testable import CheckoutFeature

@MainActor
@Suite struct CheckoutViewModelTests {
  private let orders = FakeOrderRepository(orders: [.sample(id: "1001", total: 2450)])

  private func makeModel(id: String = "1001") -> CheckoutViewModel {
    CheckoutViewModel(
      orderID: OrderID(id), orders: orders, locale: Locale(identifier: "en_IE"))
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
            fees: [.init(name: "Delivery", amount: "€1.99")], total: "€24.50")))
  }

  @Test("an order that has come is not loaded again each time the screen appears")
  func loadsOnce() async {
    let model = makeModel()
    await model.onAppear()
    await model.onAppear()
    #expect(await orders.readCount == 1)
  }

  @Test("an unknown order is told by its number")
  func unknown() async {
    let model = makeModel(id: "9")
    await model.onAppear()
    #expect(model.viewState.order == .failed(message: "There is no order 9."))
  }

  @Test("a failure is told, and trying again loads the order")
  func retry() async {
    await orders.fail(with: .unavailable)
    let model = makeModel()
    await model.onAppear()
    #expect(model.viewState.order == .failed(message: "The order could not be loaded."))

    await orders.fail(with: nil)
    await model.retry()
    #expect(model.viewState.order.content?.total == "€24.50")
  }

  @Test("a load that was given up leaves the screen as it was")
  func cancelled() async {
    await orders.fail(with: .cancelled)
    let model = makeModel()
    await model.onAppear()
    #expect(model.viewState.order == .loading)
  }
}
