import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct ScreenLifetimeTests {
  @Test("a read that is cancelled with its screen is no failure")
  func cancelledRead() async {
    let scene = StoreScene()
    await scene.stores.fail(with: .cancelled)
    let model = StoreDetailViewModel(
      storeID: StoreID("thai-garden"), parts: scene.parts, router: scene.router)
    await model.onAppear()
    #expect(model.viewState.page == .loading)
    #expect(model.viewState.notice == nil)
  }

  @Test("a write goes on when the tap that started it is cancelled")
  func cancelledWrite() async {
    let scene = StoreScene()
    let model = StoreDetailViewModel(
      storeID: StoreID("thai-garden"), parts: scene.parts, router: scene.router)
    await model.onAppear()
    let gate = Gate()
    await scene.server.hold { await gate.pass() }
    let tap = Task { await model.add(ItemID("pad-thai")) }
    await gate.arrival()
    tap.cancel()
    await gate.open()
    await tap.value
    #expect(scene.basket.confirmed?.lines.map(\.quantity) == [1])
  }
}
