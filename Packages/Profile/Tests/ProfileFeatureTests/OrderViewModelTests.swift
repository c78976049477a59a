import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import RoutingCoreTesting
import Testing

@testable import ProfileFeature
@testable import ProfileFeatureTesting

@MainActor
@Suite struct OrderViewModelTests {
  private let scene = ProfileScene(orders: [.sample(id: "1001", status: .delivered)])

  @Test("an order shows its lines, its fees and what it cost")
  func shows() async {
    let model = OrderViewModel(orderID: OrderID("1001"), parts: scene.parts, router: scene.router)
    await model.load()
    let order = model.viewState.order.content
    #expect(order?.lines.map(\.name) == ["1 × Bagel", "Delivery"])
    #expect(order?.total == "€24.50")
    #expect(order?.checkoutLabel == "Buy again, order 1001, €24.50")
    model.openCheckout()
    #expect(
      scene.router.requests == [.open(AnyHashable(CheckoutRoute(orderID: OrderID("1001"))))])
  }

  @Test("an unknown order is told by its number")
  func unknown() async {
    let model = OrderViewModel(orderID: OrderID("9"), parts: scene.parts, router: scene.router)
    await model.load()
    #expect(model.viewState.order == .failed(message: "There is no order 9."))
  }
}
