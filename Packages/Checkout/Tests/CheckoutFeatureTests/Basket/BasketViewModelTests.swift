import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import PersistenceCore
import PersistenceCoreTesting
import RoutingCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct BasketViewModelTests {
  private let scene = CheckoutScene(inBasket: [.dish("soup", price: 450), .dish("tea")])
  private let soup = LineID(item: ItemID("soup"))
  private let tea = LineID(item: ItemID("tea"))

  private func loaded(_ scene: CheckoutScene? = nil) async -> BasketViewModel {
    let scene = scene ?? self.scene
    let model = scene.entry.basketModel(router: scene.router)
    await model.appear()
    return model
  }

  @Test("lines, fees and the server's total are shown")
  func shows() async {
    let contents = await loaded().viewState.basket.content
    #expect(contents?.lines.map(\.amount) == ["€4.50", "€1.00"])
    #expect(contents?.fees == [.init(name: "Delivery", amount: "€1.99")])
    #expect(
      contents?.checkOut
        == .init(label: "Check out", total: "€7.49", isEnabled: true, isPending: false))
    #expect(contents?.totalNote == nil)
  }

  @Test("a stepper changes the quantity through the one writer; the last one removes the line")
  func steppers() async {
    let model = await loaded()
    await model.addOne(soup)
    #expect(model.viewState.basket.content?.lines.map(\.quantity) == [2, 1])
    await model.removeOne(tea)
    await model.remove(soup)
    #expect(
      model.viewState.basket.content == .init(emptyMessage: "Your basket is empty."))
    #expect(await scene.server.changes.map(\.quantity) == [2, 0, 0])
  }

  @Test("an item with other choices is another line, with its choices and steppers of its own")
  func choices() async {
    let lines: [LineItem] = [
      .dish("curry", price: 1_100, choices: ["Prawns", "Hot"]),
      .dish("curry", price: 1_100, choices: ["Tofu"]),
    ]
    let scene = CheckoutScene(inBasket: lines)
    let model = await loaded(scene)
    await model.addOne(lines[1].id)
    let shown = model.viewState.basket.content?.lines
    #expect(shown?.map(\.quantity) == [1, 2])
    #expect(shown?.map(\.choices) == ["Prawns, Hot", "Tofu"])
    #expect(shown?.map(\.spokenName) == ["curry, Prawns, Hot", "curry, Tofu"])
    #expect(await scene.server.changes.map(\.line) == [lines[1].id])
  }

  @Test("while a change is under way, the total is said to be the last known one")
  func pending() async {
    let model = await loaded()
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.addOne(soup) }
    await gate.arrival()
    let contents = model.viewState.basket.content
    #expect(contents?.lines.first?.amount == "€9.00")
    #expect(contents?.totalNote == "€7.49 is the last known total.")
    #expect(contents?.checkOut?.isPending == true)
    await gate.open()
    await tap.value
    #expect(model.viewState.basket.content?.totalNote == nil)
    #expect(model.viewState.basket.content?.checkOut?.total == "€11.99")
  }

  @Test("the first item of an empty basket has no total until the server has told it")
  func firstItem() async {
    let scene = CheckoutScene()
    let model = await loaded(scene)
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let add = Task { try await scene.writer.add(.sample("tea")) }
    await gate.arrival()
    let contents = model.viewState.basket.content
    #expect(contents?.lines.count == 1)
    #expect(contents?.fees == [])
    #expect(contents?.checkOut?.total == nil)
    #expect(contents?.totalNote == nil)
    await gate.open()
    _ = await add.result
    #expect(model.viewState.basket.content?.checkOut?.total == "€2.99")
  }

  @Test("a change that failed is shown, and the line is what it was")
  func failure() async {
    let model = await loaded()
    await scene.server.failNext(with: .invalidChoices)
    await model.addOne(soup)
    #expect(
      model.viewState.basket.content?.notice == "soup could not be changed. Try again.")
    #expect(model.viewState.basket.content?.lines.map(\.quantity) == [1, 1])
    await model.addOne(soup)
    #expect(model.viewState.basket.content?.notice == nil)
  }

  @Test("a store that is closed takes nothing more until the basket is read again")
  func closed() async {
    let model = await loaded()
    await scene.server.close(CheckoutScene.store)
    await model.addOne(soup)
    let contents = model.viewState.basket.content
    #expect(contents?.notice == "Thai Garden is closed now.")
    #expect(contents?.lines.map(\.canAdd) == [false, false])
    #expect(contents?.checkOut?.isEnabled == false)

    await model.removeOne(tea)
    #expect(model.viewState.basket.content?.lines.map(\.name) == ["soup"])
    await model.refresh()
    #expect(model.viewState.basket.content?.lines.map(\.canAdd) == [true])
    #expect(model.viewState.basket.content?.checkOut?.isEnabled == true)
  }

  @Test(
    "what a person may do something about is said with the failure",
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
    #expect(model.viewState.basket == .failed(message: message))
    await scene.server.failReads(with: nil)
    await model.refresh()
    #expect(model.viewState.basket.content?.lines.count == 2)

    await scene.server.failReads(with: error)
    await model.refresh()
    #expect(model.viewState.basket.content?.lines.count == 2)
    #expect(model.viewState.basket.content?.notice == message)
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

  @Test("changes under way are sent before the order is made")
  func drains() async {
    let model = await loaded()
    await scene.orders.makeNext(.sample(id: "1004"))
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.addOne(soup) }
    await gate.arrival()
    let order = await started { await model.checkOut() }
    await gate.open()
    await tap.value
    await order.value
    // Version 2 is the basket after the change.
    #expect(await scene.orders.placings.map(\.basketVersion) == [2])
  }

  @Test("an order whose answer did not come is asked for again with the same key")
  func sameKey() async {
    let model = await loaded()
    await scene.orders.failPlacing(with: .call(.unreachable))
    await model.checkOut()
    #expect(
      model.viewState.basket.content?.notice
        == "We could not tell whether the order was made. Try again.")
    await scene.orders.failPlacing(with: nil)
    await scene.orders.makeNext(.sample(id: "1004"))
    await model.checkOut()
    #expect(await scene.orders.placings.map(\.key) == ["key-1", "key-1"])
  }

  @Test(
    "why there is no order is said",
    arguments: [
      (PlaceOrderError.basketChanged, "The basket has changed. Have a look, then check out again."),
      (.basketEmpty, "There is nothing in the basket."),
      (.storeClosed, "Thai Garden is closed now."),
      (.keyReused, "The order was not made. Try again."),
      (.call(.signedOut), "The order was not made. Your sign-in has expired."),
      (.call(.notFound), "The order was not made. Try again."),
      (.inProgress, "We could not tell whether the order was made. Try again."),
      (.call(.unreadable), "We could not tell whether the order was made. Try again."),
    ])
  func notOrdered(error: PlaceOrderError, notice: String) async {
    let model = await loaded()
    await scene.orders.failPlacing(with: error)
    await model.checkOut()
    #expect(model.viewState.basket.content?.notice == notice)
    #expect(scene.router.requests.isEmpty)
  }

  @Test("with a full disk nothing is ordered")
  func fullDisk() async {
    let model = await loaded()
    await scene.disk.fail(with: StorageError("disk full"))
    await model.checkOut()
    #expect(
      model.viewState.basket.content?.notice
        == "The order could not be started. Nothing was ordered.")
    #expect(await scene.orders.placings.isEmpty)
  }
}
