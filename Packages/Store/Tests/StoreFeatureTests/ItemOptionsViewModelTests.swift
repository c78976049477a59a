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
    let model = ItemOptionsViewModel(route: route, parts: scene.parts, router: scene.router)
    await model.onAppear()
    #expect(model.viewState.item.content?.canAdd == false)

    model.choose("hot", of: "heat")
    #expect(model.viewState.item.content?.canAdd == true)
    await model.add()
    #expect(await scene.server.changes.map(\.choices) == [["hot"]])
    #expect(scene.router.requests == [.dismiss])
  }

  @Test("another store's basket is asked about first")
  func prompt() async {
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    let scene = StoreScene(inBasket: [bagel])
    try? await scene.writer.refresh()
    let model = ItemOptionsViewModel(route: route, parts: scene.parts, router: scene.router)
    await model.onAppear()
    model.choose("mild", of: "heat")
    await model.add()
    #expect(model.viewState.promptStore == "Corner Deli")
    model.cancelNewBasket()
    #expect(model.viewState.promptStore == nil)

    await model.add(replacing: true)
    #expect(scene.basket.lines.map(\.choices) == [["mild"]])
  }

  @Test("an item that left the menu, and a failure, are told")
  func failures() async {
    let scene = StoreScene(stores: [.sample(menu: [])])
    let model = ItemOptionsViewModel(route: route, parts: scene.parts, router: scene.router)
    await model.onAppear()
    #expect(model.viewState.item == .failed(message: "This item is not on the menu any more."))
    await scene.stores.fail(with: .unreachable)
    await model.load()
    #expect(model.viewState.item == .failed(message: "The options could not be loaded."))
  }
}
