import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import ProfileAPI
import RoutingCoreTesting
import Testing

@testable import ProfileFeature
@testable import ProfileFeatureTesting

@MainActor
@Suite struct OrderViewModelTests {
  private let scene = ProfileScene(orders: [.sample(id: "1001", status: .delivered)])

  @Test("an order shows its lines, its fees and what it cost")
  func shows() async {
    let model = scene.entry.orderModel(
      OrderRoute(orderID: OrderID("1001")), router: scene.router)
    await model.appear()
    let order = model.viewState.order.content
    #expect(order?.lines.map(\.name) == ["1 × Bagel", "Delivery"])
    #expect(order?.total == "€24.50")
    #expect(order?.checkout?.label == "Buy again, order 1001, €24.50")
    model.openCheckout()
    #expect(
      scene.router.requests == [.open(AnyHashable(CheckoutRoute(orderID: OrderID("1001"))))])
  }

  @Test("an unknown order is told by its number")
  func unknown() async {
    let model = scene.entry.orderModel(
      OrderRoute(orderID: OrderID("9")), router: scene.router)
    await model.appear()
    #expect(model.viewState.order == .failed(message: "There is no order 9."))
  }

  @Test("an order of a store that is closed or gone shows, and is not offered again")
  func closedStore() async {
    for stores in [[StoreDetail.sample(id: "corner-deli", isOpen: false)], []] {
      await scene.stores.set(stores: stores)
      let model = scene.entry.orderModel(
        OrderRoute(orderID: OrderID("1001")), router: scene.router)
      await model.appear()
      #expect(model.viewState.order.content?.total == "€24.50")
      #expect(model.viewState.order.content?.checkout == nil)
    }
  }
}
