import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import StoreAPI
import StoreFeature
import RoutingCoreTesting

/// Every state of the browse team's screens, on fakes.
public enum StorePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = stores + pages + options

  private static let stores = [
    Preview("stores-loading") {
      StoreScene().entry.stores(StoresRoute(), router: RecordingRouter())
    },
    Preview("stores") {
      let scene = StoreScene(stores: [
        .sample(), .sample(id: "night-owl", name: "Night Owl", isOpen: false),
      ])
      return await appeared(scene.entry.stores(StoresRoute(), router: RecordingRouter()))
    },
    Preview("stores-offline") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
      return await appeared(scene.entry.stores(StoresRoute(), router: RecordingRouter()))
    },
    Preview("stores-empty") {
      await appeared(StoreScene(stores: []).entry.stores(StoresRoute(), router: RecordingRouter()))
    },
    Preview("stores-names") { await storesOfAllNames() },
    Preview("stores-dark", appearance: Appearance(colorScheme: .dark)) {
      await storesOfAllNames()
    },
    Preview("stores-largest-text", appearance: Appearance(textSize: .largest)) {
      await storesOfAllNames()
    },
  ]

  private static let pages = [
    Preview("loading") { StoreScene().storePage },
    Preview("loaded") { await appeared(StoreScene(inBasket: threeBagels).storePage) },
    Preview("failed") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
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
    Preview("prompt-dark", appearance: Appearance(colorScheme: .dark)) {
      let page = await appeared(StoreScene(inBasket: threeBagels).storePage)
      await tap("add-pad-thai", on: page)
      return page
    },
    Preview("pending-heart") {
      let scene = StoreScene()
      let page = await appeared(scene.storePage)
      await scene.stores.hold(forever)
      Task { await tap("favourite", on: page) }
      await until { page.content.toolbar.first?.isPending != false }
      return page
    },
    Preview("pending-add") {
      let scene = StoreScene(inBasket: [.sample("pad-thai", cents: 950)])
      let page = await appeared(scene.storePage)
      await scene.server.hold(forever)
      Task { await tap("add-pad-thai", on: page) }
      await until { page.content.bar?.isPending != false }
      return page
    },
    Preview("closes-while-adding") {
      let scene = StoreScene()
      let page = await appeared(scene.storePage)
      await scene.server.close(StoreID("thai-garden"))
      await tap("add-pad-thai", on: page)
      return page
    },
    Preview("favourite-failed") {
      let scene = StoreScene()
      let page = await appeared(scene.storePage)
      await scene.stores.fail(with: .unreachable)
      await tap("favourite", on: page)
      return page
    },
    Preview("no-reviews") { await appeared(StoreScene(showsReviews: false).storePage) },
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
    Preview("options-loading") { options(of: StoreScene()) },
    Preview("options") { await appeared(options(of: StoreScene())) },
    Preview("options-chosen") {
      let screen = await appeared(options(of: StoreScene()))
      await tap("heat-hot", on: screen)
      return screen
    },
    Preview("options-prompt") {
      let screen = await appeared(options(of: StoreScene(inBasket: threeBagels)))
      await tap("heat-hot", on: screen)
      await screen.content.bar?.perform()
      return screen
    },
    Preview("options-closed") {
      await appeared(options(of: StoreScene(stores: [.sample(isOpen: false)])))
    },
    Preview("options-gone") {
      await appeared(options(of: StoreScene(stores: [.sample(menu: MenuSection.long)])))
    },
    Preview("options-offline") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
      return await appeared(options(of: scene))
    },
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

  /// Stores whose names are long, read from the right, wide, or of many characters a letter.
  @MainActor
  private static func storesOfAllNames() async -> any Screen {
    let names = [longName, "مطعم الياسمين", "בית הפיתות", "東京ボウル", "Café Été 👩‍👩‍👧‍👦"]
    let stores = names.enumerated().map { index, name in
      StoreDetail.sample(id: "store-\(index)", name: name, isOpen: index != 1)
    }
    return await appeared(
      StoreScene(stores: stores).entry.stores(StoresRoute(), router: RecordingRouter()))
  }

  @MainActor
  private static func options(of scene: StoreScene) -> any Screen {
    scene.entry.itemOptions(
      ItemOptionsRoute(storeID: StoreID("thai-garden"), itemID: ItemID("green-curry")),
      router: RecordingRouter())
  }

  /// An answer that never comes.
  @Sendable
  private static func forever() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  @MainActor
  private static func tap(_ id: String, on screen: any Screen) async {
    let content = screen.content
    let controls = content.sections.flatMap(\.rows).compactMap { row -> Control? in
      switch row.content {
      case .item(let item): item.action
      case .button(let control): control
      case .text, .photo, .stepper: nil
      }
    }
    await (content.toolbar + controls).first { $0.id == id }?.perform()
  }
}
