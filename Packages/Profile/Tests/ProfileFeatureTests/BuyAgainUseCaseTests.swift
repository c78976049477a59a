import CommerceDomain
import CommerceDomainTesting
import DesignCore
import ProfileAPI
import Testing

@testable import ProfileFeature
@testable import ProfileFeatureTesting

@MainActor
@Suite struct BuyAgainUseCaseTests {
  private let scene = ProfileScene(orders: [
    .sample(id: "1001", status: .delivered, day: 1),
    .sample(id: "1002", storeID: "gone", status: .delivered, day: 0),
  ])
  private let ordersGate = Gate()
  private let storesGate = Gate()

  private func holdBoth() async {
    await scene.orders.hold { [ordersGate] in await ordersGate.pass() }
    await scene.stores.holdReads { [storesGate] in await storesGate.pass() }
  }

  private func labels(_ model: ProfileViewModel) -> [String?]? {
    model.viewState.orders.content?.map(\.checkout?.label)
  }

  @Test("orders and stores are asked for at the same time, and each shows as it comes")
  func parallel() async {
    await holdBoth()
    let model = scene.entry.profileModel(router: scene.router)
    let appearing = Task { await model.appear() }
    await ordersGate.arrival()
    await storesGate.arrival()
    #expect(model.viewState.orders == .loading)
    await ordersGate.open()
    while model.viewState.orders == .loading { await Task.yield() }
    #expect(labels(model) == [nil, nil])
    await storesGate.open()
    await appearing.value
    #expect(labels(model) == ["Buy again, order 1001, €24.50", nil])
  }

  @Test("stores that cannot be read hide no order; what cannot be offered is said")
  func storesFail() async {
    await scene.stores.fail(with: .unreachable)
    let model = scene.entry.profileModel(router: scene.router)
    await model.appear()
    #expect(labels(model) == [nil, nil])
    #expect(
      model.viewState.storesNotice
        == "We could not tell which stores are open, so no order can be bought again.")
    await scene.stores.fail(with: nil)
    await model.refresh()
    #expect(labels(model) == ["Buy again, order 1001, €24.50", nil])
    #expect(model.viewState.storesNotice == nil)
  }

  @Test("orders that cannot be read hide neither the favourites nor the way to try again")
  func ordersFail() async {
    await scene.orders.fail(with: .unavailable)
    await scene.stores.set(stores: [.sample(isFavourite: true)])
    let screen = scene.profile
    await screen.appear()
    let rows = screen.content.sections.flatMap(\.rows).map(\.id)
    #expect(rows == ["Your orders could not be loaded.", "Try again", "favourites"])
    let model = scene.entry.profileModel(router: scene.router)
    await model.appear()
    #expect(model.viewState.favourites == "Favourites, 1 store")
  }

  @Test("cancelling the screen cancels both reads, and neither is a failure")
  func cancelled() async {
    await holdBoth()
    let model = scene.entry.orderModel(
      OrderRoute(orderID: OrderID("1001")), router: scene.router)
    let appearing = Task { await model.appear() }
    await ordersGate.arrival()
    await storesGate.arrival()
    appearing.cancel()
    await ordersGate.open()
    await storesGate.open()
    await appearing.value
    #expect(await scene.orders.cancelledReads == 1)
    #expect(await scene.stores.cancelledReads == 1)
    #expect(model.viewState.order == .loading)
    #expect(model.viewState.notice == nil)
  }

  @Test(
    "an order is offered again only where it was delivered and its store is there and open",
    arguments: OrderStatus.all)
  func rule(status: OrderStatus) {
    let useCase = BuyAgainUseCase(stores: scene.stores)
    let order = Order.sample(status: status)
    let isDelivered = status == .delivered
    let payable: BuyAgainUseCase.Offer? = status == .awaitingPayment ? .pay : nil
    #expect(useCase.offer(for: order, openStores: nil) == payable)
    #expect(useCase.offer(for: order, openStores: [StoreID("other")]) == payable)
    #expect(
      useCase.offer(for: order, openStores: [order.storeID])
        == (isDelivered ? .buyAgain : payable))
  }

  @Test("nothing is offered for an order that costs nothing or less", arguments: [0, -500])
  func nothingToPay(total: Int) {
    let useCase = BuyAgainUseCase(stores: scene.stores)
    for status in [OrderStatus.awaitingPayment, .delivered] {
      let order = Order.sample(total: total, status: status)
      #expect(useCase.offer(for: order, openStores: [order.storeID]) == nil)
    }
  }
}

extension OrderStatus {
  fileprivate static let all: [OrderStatus] = [.awaitingPayment, .paid, .delivered, .cancelled]
}
