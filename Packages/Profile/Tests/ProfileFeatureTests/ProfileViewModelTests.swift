import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import RoutingCoreTesting
import Testing

@testable import ProfileFeature

@MainActor
@Suite struct ProfileViewModelTests {
  private let orders = FakeOrderRepository(orders: [
    .sample(id: "1001", status: .delivered, day: 1), .sample(id: "1002", status: .paid, day: 2),
  ])
  private let router = RecordingRouter()

  private func makeModel() -> ProfileViewModel {
    ProfileViewModel(
      orders: orders, router: router, locale: Locale(identifier: "en_IE"),
      dates: Date.FormatStyle(
        date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_IE"), timeZone: .gmt))
  }

  @Test("orders show newest first, each with its state, day and total")
  func rows() async {
    let model = makeModel()
    #expect(model.viewState.orders == .loading)
    await model.load()
    #expect(
      model.viewState.orders.content?.map(\.summary) == [
        "Order 1002 · Paid · 3 Jan 2026", "Order 1001 · Delivered · 2 Jan 2026",
      ])
  }

  @Test("only a delivered order can be bought again")
  func buyAgainLabel() async {
    let model = makeModel()
    await model.load()
    #expect(
      model.viewState.orders.content?.map(\.buyAgainLabel) == [
        nil, "Buy again, order 1001, €24.50",
      ])
  }

  @Test("buying again asks for the checkout of that order, by route")
  func buyAgain() {
    makeModel().buyAgain(OrderID("1001"))
    #expect(router.requests == [.open(AnyHashable(CheckoutRoute(orderID: OrderID("1001"))))])
  }

  @Test("a failure is told, and trying again loads the orders")
  func retry() async {
    await orders.fail(with: .unavailable)
    let model = makeModel()
    await model.load()
    #expect(model.viewState.orders == .failed(message: "Your orders could not be loaded."))

    await orders.fail(with: nil)
    await model.retry()
    #expect(model.viewState.orders.content?.count == 2)
  }

  @Test("a load that was given up keeps what was there")
  func cancelled() async {
    let model = makeModel()
    await model.load()
    await orders.fail(with: .cancelled)
    await model.load()
    #expect(model.viewState.orders.content?.count == 2)
  }
}
