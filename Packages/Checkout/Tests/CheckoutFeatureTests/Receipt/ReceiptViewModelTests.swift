import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import ProfileAPI
import RoutingCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct ReceiptViewModelTests {
  private let scene = CheckoutScene(orders: [.sample(id: "1004", status: .paid)])

  private func makeModel() -> ReceiptViewModel {
    scene.entry.receiptModel(ReceiptRoute(orderID: OrderID("1004")), router: scene.router)
  }

  @Test("a receipt names the order and what was paid; Done leaves it and shows the profile")
  func done() async {
    let model = makeModel()
    await model.appear()
    #expect(
      model.viewState.order
        == .loaded(
          .init(heading: "Order 1004 is paid", storeName: "Corner Deli", total: "€24.50")))
    model.done()
    #expect(scene.router.requests == [.replace(AnyHashable(ProfileRoute()))])
  }

  @Test("a payment is forgotten once its receipt was shown, and not before")
  func acknowledged() async {
    let scene = CheckoutScene()
    let checkout = scene.entry.checkoutModel(
      CheckoutRoute(orderID: OrderID("1001")), router: scene.router)
    await checkout.appear()
    await checkout.pay()
    let reopened = scene.entry.checkoutModel(
      CheckoutRoute(orderID: OrderID("1001")), router: scene.router)
    #expect(await scene.entry.payOrder.isOpen(OrderID("1001")))

    let receipt = scene.entry.receiptModel(
      ReceiptRoute(orderID: OrderID("2001")), router: scene.router)
    await receipt.appear()
    #expect(await !scene.entry.payOrder.isOpen(OrderID("1001")))
    await reopened.appear()
    #expect(reopened.viewState.order.content?.action?.label == "Pay €24.50")
  }

  @Test("a receipt that cannot be loaded still says that the order is paid")
  func offline() async {
    await scene.orders.fail(with: .unavailable)
    let model = makeModel()
    await model.appear()
    #expect(
      model.viewState.order
        == .failed(message: "Order 1004 is paid, but its receipt could not be loaded."))
    await scene.orders.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.order.content?.total == "€24.50")
  }
}
