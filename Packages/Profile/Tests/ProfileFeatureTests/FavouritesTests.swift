import CommerceDomain
import CommerceDomainTesting
import DesignCore
import RoutingCoreTesting
import StoreAPI
import Testing

@testable import ProfileFeature
@testable import ProfileFeatureTesting

@MainActor
@Suite struct FavouritesTests {
  private let garden = StoreDetail.sample(isFavourite: true)

  @Test("favourites are loaded again each time they are opened")
  func reload() async {
    let scene = ProfileScene(stores: [garden])
    let model = scene.entry.favouritesModel(router: scene.router)
    await model.appear()
    #expect(model.viewState.stores == .loaded([.init(id: garden.summary.id, name: "Thai Garden")]))
    await scene.stores.set(stores: [])
    await model.appear()
    #expect(model.viewState.stores == .loaded([]))
  }

  @Test("a tapped favourite is opened by route; a failure offers to try again")
  func openAndRetry() async {
    let scene = ProfileScene(stores: [garden])
    let model = scene.entry.favouritesModel(router: scene.router)
    model.openStore(garden.summary.id)
    #expect(scene.router.requests == [.open(AnyHashable(StoreRoute(storeID: garden.summary.id)))])
    await scene.stores.fail(with: .unreachable)
    await model.appear()
    #expect(model.viewState.stores == .failed(message: "Your favourites could not be loaded."))
    await scene.stores.fail(with: .signedOut)
    await model.appear()
    #expect(
      model.viewState.stores
        == .failed(message: "Your favourites could not be loaded. Your sign-in has expired."))
    await scene.stores.fail(with: nil)
    await model.refresh()
    #expect(model.viewState.stores == .loaded([.init(id: garden.summary.id, name: "Thai Garden")]))
  }
}
