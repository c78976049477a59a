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
@Suite struct ProfileViewModelTests {
  private let scene = ProfileScene(orders: [
    .sample(id: "1001", status: .delivered, day: 1), .sample(id: "1002", status: .paid, day: 2),
    .sample(id: "1003", status: .awaitingPayment, day: 0),
  ])

  private func makeModel() -> ProfileViewModel {
    scene.entry.profileModel(router: scene.router)
  }

  @Test("orders show newest first, each with its state, day and total")
  func rows() async {
    let model = makeModel()
    #expect(model.viewState.orders == .loading)
    await model.appear()
    #expect(
      model.viewState.orders.content?.map(\.summary) == [
        "Order 1002 · Paid · 3 Jan 2026", "Order 1001 · Delivered · 2 Jan 2026",
        "Order 1003 · Awaiting payment · 1 Jan 2026",
      ])
  }

  @Test("a delivered order can be bought again, and one that awaits payment paid")
  func checkoutLabels() async {
    let model = makeModel()
    await model.appear()
    #expect(
      model.viewState.orders.content?.map(\.checkout?.label) == [
        nil, "Buy again, order 1001, €24.50", "Pay order 1003, €24.50",
      ])
  }

  @Test("checkout, order and favourites are asked for by route")
  func routes() {
    let model = makeModel()
    model.openCheckout(OrderID("1001"))
    model.openOrder(OrderID("1002"))
    model.openFavourites()
    #expect(
      scene.router.requests == [
        .open(AnyHashable(CheckoutRoute(orderID: OrderID("1001")))),
        .open(AnyHashable(OrderRoute(orderID: OrderID("1002")))),
        .open(AnyHashable(FavouritesRoute())),
      ])
  }

  @Test("a failure is told, and trying again loads the orders")
  func retry() async {
    await scene.orders.fail(with: .unreachable)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.orders == .failed(message: "Your orders could not be loaded."))
    await scene.orders.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.orders.content?.count == 3)
  }

  @Test("orders that could not be read are counted, and an unknown status reads as the server says")
  func partlyReadable() async {
    await scene.orders.set(orders: [.sample(id: "7", status: .other("out_for_delivery"))])
    await scene.orders.leaveOut(1)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.leftOut == "1 order could not be read and is not shown.")
    #expect(
      model.viewState.orders.content?.map(\.summary) == ["Order 7 · Out for delivery · 1 Jan 2026"])
    #expect(model.viewState.orders.content?.first?.checkout == nil)
  }

  @Test("a load that was given up keeps what was there")
  func cancelled() async {
    let model = makeModel()
    await model.appear()
    await scene.orders.fail(with: .cancelled)
    await model.appear()
    #expect(model.viewState.orders.content?.count == 3)
  }

  @Test(
    "orders that were kept are marked with their age",
    arguments: [
      (Duration.seconds(5), "just now"), (.seconds(60), "1 minute ago"),
      (.seconds(3599), "59 minutes ago"), (.seconds(7200), "2 hours ago"),
      (.seconds(86_400 * 3), "3 days ago"), (.seconds(-5), "just now"),
    ])
  func age(age: Duration, words: String) async {
    await scene.orders.keep(for: age)
    let model = makeModel()
    await model.appear()
    #expect(model.viewState.orders.content?.count == 3)
    #expect(
      model.viewState.storedNotice == "These orders were loaded \(words).")
  }

  @Test("orders and favourites are asked for at the same time")
  func parallel() async {
    let gate = Gate()
    await scene.orders.hold { await gate.pass() }
    await scene.stores.set(stores: [.sample(isFavourite: true)])
    let model = makeModel()
    let load = Task { await model.appear() }
    await gate.arrival()
    await until { model.viewState.favourites != "Favourites" }
    #expect(model.viewState.orders == .loading)
    #expect(model.viewState.favourites == "Favourites, 1 store")
    await gate.open()
    await load.value
  }

  @Test("why stored orders are shown is said where it helps, and never that a person is offline")
  func storedReason() async {
    await scene.orders.keep(for: .seconds(60), because: .unreadable)
    let model = makeModel()
    await model.appear()
    #expect(
      model.viewState.storedNotice
        == "These orders were loaded 1 minute ago. The server does not answer as the shop does.")
    await scene.orders.keep(for: .seconds(60), because: .unavailable)
    await model.appear()
    #expect(model.viewState.storedNotice == "These orders were loaded 1 minute ago.")
  }

  @Test("orders that cannot be loaded again stay, and that is said")
  func reloadFails() async {
    let model = makeModel()
    await model.appear()
    await scene.orders.fail(with: .unreachable)
    await model.refresh()
    #expect(model.viewState.orders.content?.count == 3)
    #expect(model.viewState.notice == "Your orders could not be loaded.")
  }
}
