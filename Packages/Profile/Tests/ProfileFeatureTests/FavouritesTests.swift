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
    let model = FavouritesViewModel(parts: scene.parts, router: scene.router)
    await model.load()
    #expect(model.viewState == .loaded([garden.summary]))
    await scene.stores.set(stores: [])
    await model.load()
    #expect(model.viewState == .loaded([]))
  }

  @Test("a tapped favourite is opened by route; a failure offers to try again")
  func openAndRetry() async {
    let scene = ProfileScene(stores: [garden])
    let model = FavouritesViewModel(parts: scene.parts, router: scene.router)
    model.open(garden.summary.id)
    #expect(scene.router.requests == [.open(AnyHashable(StoreRoute(storeID: garden.summary.id)))])
    await scene.stores.fail(with: .unreachable)
    await model.load()
    #expect(model.viewState == .failed(message: "Your favourites could not be loaded."))
    await scene.stores.fail(with: .signedOut)
    await model.load()
    #expect(
      model.viewState
        == .failed(message: "Your favourites could not be loaded. Your sign-in has expired."))
    await scene.stores.fail(with: nil)
    await model.retry()
    #expect(model.viewState == .loaded([garden.summary]))
  }
}
