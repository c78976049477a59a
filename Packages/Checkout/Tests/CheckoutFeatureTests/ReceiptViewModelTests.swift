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

  @Test("a receipt names the order and what was paid; Done leaves it and shows the profile")
  func done() async {
    let model = ReceiptViewModel(orderID: OrderID("1004"), parts: scene.parts, router: scene.router)
    await model.load()
    #expect(
      model.viewState.order
        == .loaded(
          .init(title: "Order 1004 is paid", storeName: "Corner Deli", total: "€24.50")))
    model.done()
    #expect(scene.router.requests == [.replace(AnyHashable(ProfileRoute()))])
  }

  @Test("a receipt that cannot be loaded still says that the order is paid")
  func offline() async {
    await scene.orders.fail(with: .unreachable)
    let model = ReceiptViewModel(orderID: OrderID("1004"), parts: scene.parts, router: scene.router)
    await model.load()
    #expect(
      model.viewState.order
        == .failed(message: "Order 1004 is paid, but its receipt could not be loaded."))
  }
}
