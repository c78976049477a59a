import CommerceDomain
import CommerceDomainTesting
import DesignCore
import DesignCoreTesting
import NavigationCore
import StoreAPI
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

/// What becomes of a screen's work when the person leaves it.
@MainActor
@Suite struct ScreenLifetimeTests {
  private let scene = StoreScene()
  private let gate = Gate()
  private let thaiGarden = StoreRoute(storeID: StoreID("thai-garden"))

  private func makeNavigator(_ page: StoreDetailViewModel) -> Navigator {
    Navigator(tabs: [Tab("Stores", root: StoresRoute())]) { [scene] route, _ in
      route is StoreRoute ? StoreDetailView(model: page) : scene.storeList
    }
  }

  @Test("a page that the person leaves while it loads is cancelled, and that is no failure")
  func cancelledRead() async {
    let page = scene.entry.storeModel(thaiGarden, router: scene.router)
    let navigator = makeNavigator(page)
    navigator.start()
    await navigator.settle()
    let gate = gate
    await scene.stores.holdReads { await gate.pass() }
    navigator.open(thaiGarden)
    await gate.arrival()
    navigator.back()
    await gate.open()
    await navigator.settle()

    #expect(await scene.stores.cancelledReads == 1)
    #expect(page.viewState.page == .loading)
    #expect(page.viewState.notice == nil)
  }

  @Test("what was tapped goes on when the person leaves the page")
  func writeGoesOn() async throws {
    let page = scene.entry.storeModel(thaiGarden, router: scene.router)
    let navigator = makeNavigator(page)
    navigator.start(at: thaiGarden)
    await navigator.settle()
    let gate = gate
    await scene.server.hold { await gate.pass() }
    let screen = try #require(navigator.current?.screen)
    navigator.tap(try #require(screen.content.controls.first { $0.id == "add-pad-thai" }))
    await gate.arrival()
    navigator.back()
    await gate.open()
    await navigator.settle()
    #expect(scene.basket.confirmed?.lines.map(\.quantity) == [1])
  }
}
