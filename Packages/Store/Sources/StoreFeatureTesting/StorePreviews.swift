import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import StoreAPI
import StoreFeature

/// Every state of the browse team's screens, on fakes.
public enum StorePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = stores + pages + options

  private static let stores = [
    Preview("stores-loading") { StoreScene().entry.stores(StoresRoute()) },
    Preview("stores") {
      let scene = StoreScene(stores: [
        .sample(), .sample(id: "night-owl", name: "Night Owl", isOpen: false),
      ])
      return await appeared(scene.entry.stores(StoresRoute()))
    },
    Preview("stores-offline") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unavailable)
      return await appeared(scene.entry.stores(StoresRoute()))
    },
  ]

  private static let pages = [
    Preview("loading") { StoreScene().storePage },
    Preview("loaded") { await appeared(StoreScene(inBasket: threeBagels).storePage) },
    Preview("failed") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unavailable)
      return await appeared(scene.storePage)
    },
    Preview("closed") { await appeared(StoreScene(stores: [.sample(isOpen: false)]).storePage) },
    Preview("long-name") {
      await appeared(StoreScene(stores: [.sample(name: longName)]).storePage)
    },
    Preview("largest-text", appearance: Appearance(textSize: .largest)) {
      await appeared(StoreScene().storePage)
    },
    Preview("dark", appearance: Appearance(colorScheme: .dark)) {
      await appeared(StoreScene().storePage)
    },
    Preview("empty-basket") { await appeared(StoreScene().storePage) },
    Preview("prompt") {
      let page = await appeared(StoreScene(inBasket: threeBagels).storePage)
      await tap("add-pad-thai", on: page)
      return page
    },
    Preview("pending-heart") {
      let scene = StoreScene()
      let page = await appeared(scene.storePage)
      await scene.stores.hold { await withUnsafeContinuation { _ in } }
      Task { await tap("favourite", on: page) }
      while page.content.toolbar.first?.isPending == false { await Task.yield() }
      return page
    },
    Preview("150-items") {
      await appeared(StoreScene(stores: [.sample(menu: MenuSection.long)]).storePage)
    },
    Preview("yen") {
      let menu = MenuSection(
        id: "don", title: "丼", items: [.sample("gyudon", "牛丼", 780, currency: .jpy)])
      return await appeared(
        StoreScene(stores: [.sample(name: "東京ボウル", menu: [menu])]).storePage)
    },
  ]

  private static let options = [
    Preview("options") {
      let scene = StoreScene()
      return await appeared(
        scene.entry.itemOptions(
          ItemOptionsRoute(storeID: StoreID("thai-garden"), itemID: ItemID("green-curry"))))
    }
  ]

  private static let longName = "The Extraordinarily Long-Winded Emporium of Slowly Simmered Soups"
  private static let threeBagels = ["one", "two", "three"].map {
    BasketItem.sample($0, cents: 750, store: "corner-deli", storeName: "Corner Deli")
  }

  @MainActor
  private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor
  private static func tap(_ id: String, on screen: any Screen) async {
    let content = screen.content
    let controls = content.sections.flatMap(\.rows).compactMap { row -> Control? in
      guard case .item(let item) = row else { return nil }
      return item.action
    }
    await (content.toolbar + controls).first { $0.id == id }?.perform()
  }
}
