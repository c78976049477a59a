import CheckoutAPI
import CommerceDomain
import CommerceDomainTesting
import DesignCore
import RoutingCoreTesting
import StoreAPI
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct StoreDetailViewModelTests {
  private static let bagel = BasketItem.sample(
    "bagel", cents: 2251, store: "corner-deli", storeName: "Corner Deli")

  private func makeModel(_ scene: StoreScene) async -> StoreDetailViewModel {
    let model = scene.entry.storeModel(
      StoreRoute(storeID: StoreID("thai-garden")), router: scene.router)
    await model.appear()
    return model
  }

  @Test("the page shows the store, its menu and its reviews in words")
  func loaded() async throws {
    let model = await makeModel(StoreScene())
    let page = try #require(model.viewState.page.content)
    #expect(page.rating == "4.6 · 1,200 reviews")
    #expect(page.delivery == "25–35 min · €1.99 delivery")
    #expect(page.sections.first?.items.map(\.price) == ["€9.50", "€11.00"])
    #expect(page.reviews?.latest.map(\.rating) == ["5 of 5"])
    #expect(model.viewState.basketBar == nil)
  }

  @Test("an item goes into an empty basket, and the bar says so")
  func add() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.basketBar == .init(count: "1 item", total: "€11.49", isPending: false))
    #expect(model.viewState.page.content?.sections.first?.items.first?.inBasket == ["1 in basket"])
  }

  @Test("another store's basket is asked about first, and nothing is sent")
  func needsNewBasket() async {
    let scene = StoreScene(inBasket: [Self.bagel])
    let model = await makeModel(scene)
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.newBasketPrompt == NewBasketPrompt(currentStore: "Corner Deli"))
    #expect(await scene.server.changes.isEmpty)

    model.cancelNewBasket()
    #expect(model.viewState.newBasketPrompt == nil)
    #expect(scene.basket.storeName == "Corner Deli")
  }

  @Test("a confirmed new basket holds the new store's item only")
  func confirm() async {
    let scene = StoreScene(inBasket: [Self.bagel])
    let model = await makeModel(scene)
    await model.add(ItemID("pad-thai"))
    await model.confirmNewBasket()
    #expect(model.viewState.newBasketPrompt == nil)
    #expect(scene.basket.lines.map(\.itemID) == [ItemID("pad-thai")])
  }

  @Test("a basket that another device filled meanwhile is asked about too")
  func otherStoreMeanwhile() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await scene.server.replace(
      storeID: Self.bagel.storeID, storeName: "Corner Deli", lines: [.sample(Self.bagel)])
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.newBasketPrompt == NewBasketPrompt(currentStore: "Corner Deli"))
  }

  @Test("an item with required options leads to its options instead")
  func options() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await model.add(ItemID("green-curry"))
    #expect(
      scene.router.requests == [
        .open(
          AnyHashable(
            ItemOptionsRoute(storeID: StoreID("thai-garden"), itemID: ItemID("green-curry"))))
      ])
  }

  @Test("nothing can be added while the store is closed")
  func closed() async {
    let scene = StoreScene(stores: [.sample(isOpen: false)])
    let model = await makeModel(scene)
    #expect(model.viewState.page.content?.sections.first?.items.first?.canAdd == false)
    await model.add(ItemID("pad-thai"))
    #expect(await scene.server.changes.isEmpty)
  }

  @Test("a store that closed meanwhile closes at once, and nothing more can be added")
  func closesMeanwhile() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await scene.server.close(StoreID("thai-garden"))
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.notice == "Thai Garden is closed.")
    #expect(model.viewState.basketBar == nil)
    #expect(model.viewState.page.content?.closed == "Closed now")
    #expect(model.viewState.page.content?.sections.first?.items.first?.canAdd == false)
  }

  @Test("an item that could not be added is named, and the basket is the server's")
  func addFails() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await scene.server.failNext(with: .call(.unreachable))
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.notice == "Pad Thai could not be added. Try again.")
    #expect(scene.basket.lines.isEmpty)
  }

  @Test("a tapped ＋ shows at once; an empty basket has no total before the server has answered")
  func pending() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.add(ItemID("pad-thai")) }
    await gate.arrival()
    #expect(model.viewState.basketBar == .init(count: "1 item", total: nil, isPending: true))
    await gate.open()
    await tap.value
    #expect(model.viewState.basketBar?.isPending == false)
  }

  @Test("a heart shows the wish at once, and what the server agreed to in the end")
  func favourite() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    let gate = Gate()
    await scene.stores.hold { await gate.pass() }
    let tap = Task { await model.toggleFavourite() }
    await gate.arrival()
    #expect(model.viewState.page.content?.heart == .init(isFavourite: true, isPending: true))
    await gate.open()
    await tap.value
    #expect(model.viewState.page.content?.heart == .init(isFavourite: true, isPending: false))
  }

  @Test("a heart that could not be saved goes back, and says so")
  func favouriteFails() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await scene.stores.nextChange(.refuse(.unavailable))
    await model.toggleFavourite()
    #expect(model.viewState.page.content?.heart == .init(isFavourite: false, isPending: false))
    #expect(model.viewState.notice == "The favourite could not be saved.")
  }

  @Test("a failed load offers to try again; a failed reload keeps what was there")
  func retry() async {
    let scene = StoreScene()
    await scene.stores.fail(with: .unreachable)
    let model = await makeModel(scene)
    #expect(model.viewState.page == .failed(message: "The store could not be loaded."))
    await scene.stores.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.page.content != nil)

    await scene.stores.fail(with: .unreachable)
    await model.refresh()
    #expect(model.viewState.page.content != nil)
    #expect(model.viewState.notice == "The store could not be loaded.")
  }

  @Test("reviews are left out when the flag says so")
  func noReviews() async {
    let model = await makeModel(StoreScene(showsReviews: false))
    #expect(model.viewState.page.content?.reviews == nil)
  }

  @Test("the bar leads to the basket by route")
  func openBasket() async {
    let scene = StoreScene()
    await makeModel(scene).openBasket()
    #expect(scene.router.requests == [.open(AnyHashable(BasketRoute()))])
  }

  @Test("an item with two sets of choices shows both, and a pending total is said to be the last")
  func choices() async throws {
    let scene = StoreScene()
    let model = await makeModel(scene)
    let curry = BasketItem.sample("green-curry", cents: 1100)
    try await scene.writer.add(curry, choices: [Choice(id: "mild", name: "Mild")])
    try await scene.writer.add(curry, choices: [Choice(id: "hot", name: "Hot")])
    let item = model.viewState.page.content?.sections.first?.items.last
    #expect(item?.inBasket == ["1 in basket · Mild", "1 in basket · Hot"])
    #expect(item?.label == "Add Green Curry, €11.00, 1 in basket · Mild, 1 in basket · Hot")

    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.add(ItemID("pad-thai")) }
    await gate.arrival()
    #expect(model.viewState.basketBar?.details == ["3 items", "last total €23.99"])
    await gate.open()
    await tap.value
    #expect(model.viewState.basketBar?.details == ["3 items", "€33.49"])
  }

  @Test("after an answer that was lost the basket is read before anything is said")
  func lostAnswer() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    await scene.server.loseNextAnswer()
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.notice == nil)
    #expect(model.viewState.basketBar?.count == "1 item")

    await scene.server.loseNextAnswer()
    await scene.server.failReads(with: .unreachable)
    await model.add(ItemID("pad-thai"))
    #expect(model.viewState.notice == "We could not tell whether Pad Thai was added.")
  }

  @Test("a slow heart and a second one that is refused end at what the server has")
  func slowHeart() async {
    let scene = StoreScene()
    let model = await makeModel(scene)
    let (first, second) = (Gate(), Gate())
    await scene.stores.hold { await first.pass() }
    let on = Task { await model.toggleFavourite() }
    await first.arrival()
    await scene.stores.hold { await second.pass() }
    let off = Task { await model.toggleFavourite() }
    while model.viewState.page.content?.heart.isFavourite == true { await Task.yield() }
    await first.open()
    await on.value
    await second.arrival()
    await scene.stores.nextChange(.refuse(.unavailable))
    await second.open()
    await off.value
    #expect(model.viewState.page.content?.heart == .init(isFavourite: true, isPending: false))
    #expect(model.viewState.notice == "The favourite could not be saved.")
  }
}
