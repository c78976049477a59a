import CommerceDomain
import CommerceDomainTesting
import DesignCore
import DesignCoreTesting

extension StorePreviews {
  static let pages = loadedPages + oddPages + changingPages

  private static let loadedPages = [
    Preview("loading") { StoreScene().storePage },
    Preview("loaded") { await StoreScene(inBasket: threeBagels).storePage.appeared() },
    Preview("failed") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
      return await scene.storePage.appeared()
    },
    Preview("closed") {
      await StoreScene(stores: [.sample(isOpen: false)]).storePage.appeared()
    },
    Preview("long-name") {
      await StoreScene(stores: [.sample(name: longName)]).storePage.appeared()
    },
    Preview("largest-text", appearance: Appearance(textSize: .largest)) {
      await StoreScene().storePage.appeared()
    },
    Preview("dark", appearance: Appearance(colorScheme: .dark)) {
      await StoreScene().storePage.appeared()
    },
    Preview("empty-basket") { await StoreScene().storePage.appeared() },
    Preview("no-reviews") { await StoreScene(showsReviews: false).storePage.appeared() },
    Preview("150-items") {
      await StoreScene(stores: [.sample(menu: MenuSection.long)]).storePage.appeared()
    },
    Preview("yen") {
      let menu = MenuSection(
        id: "don", title: "丼", items: [.sample("gyudon", "牛丼", 780, currency: .jpy)])
      return await StoreScene(stores: [.sample(name: "東京ボウル", menu: [menu])]).storePage
        .appeared()
    },
  ]

  /// A page for each of ``StoreDetail/odd``.
  private static let oddPages = StoreDetail.odd.map { store in
    Preview("page-\(store.summary.id)") {
      await StoreScene(stores: [store]).page(of: store.summary.id).appeared()
    }
  }

  private static let changingPages = [
    Preview("prompt") { await promptedPage() },
    Preview("prompt-dark", appearance: Appearance(colorScheme: .dark)) { await promptedPage() },
    Preview("pending-heart") {
      let (scene, gate) = (StoreScene(), Gate())
      let page = await scene.storePage.appeared()
      await scene.stores.hold { await gate.pass() }
      Task { await page.tap("favourite") }
      await gate.arrival()
      return page
    },
    Preview("pending-add") {
      let (scene, gate) = (StoreScene(inBasket: [.sample("pad-thai", cents: 950)]), Gate())
      let page = await scene.storePage.appeared()
      await scene.server.hold { await gate.pass() }
      Task { await page.tap("add-pad-thai") }
      await gate.arrival()
      return page
    },
    Preview("closes-while-adding") {
      let scene = StoreScene()
      let page = await scene.storePage.appeared()
      await scene.server.close(StoreID("thai-garden"))
      await page.tap("add-pad-thai")
      return page
    },
    Preview("favourite-failed") {
      let scene = StoreScene()
      let page = await scene.storePage.appeared()
      await scene.stores.nextChange(.refuse(.unavailable))
      await page.tap("favourite")
      return page
    },
  ]

  @MainActor
  private static func promptedPage() async -> any Screen {
    let page = await StoreScene(inBasket: threeBagels).storePage.appeared()
    await page.tap("add-pad-thai")
    return page
  }
}
