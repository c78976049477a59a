import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import RoutingCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct BasketViewModelTests {
  private let scene = CheckoutScene(inBasket: [.sample("soup", cents: 450), .sample("tea")])

  private func loaded() async -> BasketViewModel {
    let model = scene.entry.basketModel(router: scene.router)
    await model.load()
    return model
  }

  @Test("lines, fees and the server's total are shown")
  func shows() async {
    let state = await loaded().viewState
    #expect(state.lines.map(\.amount) == ["€4.50", "€1.00"])
    #expect(state.fees.map(\.amount) == ["€1.99"])
    #expect(state.total == "€7.49")
  }

  @Test("a stepper changes the quantity through the one writer; the last one removes the line")
  func steppers() async {
    let model = await loaded()
    await model.addOne(ItemID("soup"))
    #expect(model.viewState.lines.map(\.quantity) == [2, 1])
    await model.removeOne(ItemID("tea"))
    await model.remove(ItemID("soup"))
    #expect(model.viewState.lines.isEmpty)
    #expect(model.viewState.total == nil)
    #expect(await scene.server.changes.map(\.quantity) == [2, 0, 0])
  }

  @Test("a change that failed is told, and the line is what it was")
  func failure() async {
    let model = await loaded()
    await scene.server.failNext(with: .call(.unreachable))
    await model.addOne(ItemID("soup"))
    #expect(model.viewState.notice == "soup could not be changed. Try again.")
    #expect(model.viewState.lines.map(\.quantity) == [1, 1])
  }

  @Test(
    "what a person may do something about is told with the failure",
    arguments: [
      (CallFailure.unreachable, "The basket could not be loaded."),
      (.signedOut, "The basket could not be loaded. Your sign-in has expired."),
      (
        .unreadable,
        "The basket could not be loaded. The server does not answer as the shop does."
      ),
    ])
  func notLoaded(error: CallFailure, message: String) async {
    await scene.server.failReads(with: error)
    let model = await loaded()
    #expect(model.viewState.load == .failed(message: message))
    await scene.server.failReads(with: nil)
    await model.retry()
    #expect(model.viewState.load == .loaded)
  }

  @Test("checking out orders the basket of the version that is shown, and leads to its checkout")
  func checkOut() async {
    let model = await loaded()
    await scene.orders.makeNext(.sample(id: "1004", status: .awaitingPayment))
    await model.checkOut()
    #expect(
      await scene.orders.placings == [.init(basketVersion: 1, key: "key-1")])
    #expect(
      scene.router.requests == [.open(AnyHashable(CheckoutRoute(orderID: OrderID("1004"))))])
  }

  @Test("wishes under way are sent before the order is made")
  func drains() async {
    let model = await loaded()
    await scene.orders.makeNext(.sample(id: "1004"))
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.addOne(ItemID("soup")) }
    await gate.arrival()
    let order = await started { await model.checkOut() }
    await gate.open()
    await tap.value
    await order.value
    // Version 2 is the basket after the wish.
    #expect(await scene.orders.placings.map(\.basketVersion) == [2])
  }

  @Test("an order whose answer did not come is asked for again with the same key")
  func sameKey() async {
    let model = await loaded()
    await scene.orders.failPlacing(with: .call(.unreachable))
    await model.checkOut()
    #expect(model.viewState.notice?.contains("could not tell") == true)
    await scene.orders.failPlacing(with: nil)
    await scene.orders.makeNext(.sample(id: "1004"))
    await model.checkOut()
    #expect(await scene.orders.placings.map(\.key) == ["key-1", "key-1"])
  }

  @Test("a basket that changed meanwhile is shown again before it is ordered")
  func changed() async {
    let model = await loaded()
    await scene.orders.failPlacing(with: .basketChanged)
    await model.checkOut()
    #expect(model.viewState.notice?.contains("has changed") == true)
    #expect(scene.router.requests.isEmpty)
  }
}
