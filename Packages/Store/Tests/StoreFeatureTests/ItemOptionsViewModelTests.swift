import CommerceDomain
import CommerceDomainTesting
import DesignCore
import RoutingCoreTesting
import StoreAPI
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct ItemOptionsViewModelTests {
  private let route = ItemOptionsRoute(
    storeID: StoreID("thai-garden"), itemID: ItemID("green-curry"))

  @Test("an item can be added once every required option has a choice, which goes along")
  func choose() async {
    let scene = StoreScene()
    let model = scene.entry.itemOptionsModel(route, router: scene.router)
    await model.appear()
    #expect(model.viewState.item.content?.canAdd == false)

    model.choose("hot", of: "heat")
    #expect(model.viewState.item.content?.canAdd == true)
    await model.add()
    #expect(await scene.server.changes.map { $0.choices.map(\.id) } == [["hot"]])
    #expect(scene.router.requests == [.dismiss])
  }

  @Test("another store's basket is asked about first")
  func prompt() async {
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    let scene = StoreScene(inBasket: [bagel])
    try? await scene.writer.refresh()
    let model = scene.entry.itemOptionsModel(route, router: scene.router)
    await model.appear()
    model.choose("mild", of: "heat")
    await model.add()
    #expect(model.viewState.newBasketPrompt == NewBasketPrompt(currentStore: "Corner Deli"))
    model.cancelNewBasket()
    #expect(model.viewState.newBasketPrompt == nil)

    await model.confirmNewBasket()
    #expect(scene.basket.lines.map { $0.choices.map(\.name) } == [["Mild"]])
  }

  @Test("an item that left the menu, and a failure, are told")
  func failures() async {
    let scene = StoreScene(stores: [.sample(menu: [])])
    let model = scene.entry.itemOptionsModel(route, router: scene.router)
    await model.appear()
    #expect(model.viewState.item == .failed(message: "This item is not on the menu any more."))
    await scene.stores.fail(with: .unreachable)
    await model.refresh()
    #expect(model.viewState.item == .failed(message: "The options could not be loaded."))
  }

  @Test("a store that closed meanwhile takes nothing more")
  func closed() async {
    let scene = StoreScene()
    let model = scene.entry.itemOptionsModel(route, router: scene.router)
    await model.appear()
    model.choose("hot", of: "heat")
    await scene.server.close(StoreID("thai-garden"))
    await model.add()
    #expect(model.viewState.notice == "Thai Garden is closed.")
    #expect(model.viewState.item.content?.canAdd == false)
    #expect(scene.router.requests.isEmpty)
  }
}
