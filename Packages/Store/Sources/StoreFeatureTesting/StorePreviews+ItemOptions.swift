import CommerceDomain
import CommerceDomainTesting
import DesignCore
import DesignCoreTesting

extension StorePreviews {
  static let options = [
    Preview("options-loading") { StoreScene().curryOptions },
    Preview("options") { await StoreScene().curryOptions.appeared() },
    Preview("options-chosen") {
      let screen = await StoreScene().curryOptions.appeared()
      await screen.tap("heat-hot")
      return screen
    },
    Preview("options-prompt") {
      let scene = StoreScene(inBasket: threeBagels)
      let screen = await scene.curryOptions.appeared()
      await screen.tap("heat-hot")
      await screen.tap("add")
      return screen
    },
    Preview("options-closed") {
      await StoreScene(stores: [.sample(isOpen: false)]).curryOptions.appeared()
    },
    Preview("options-gone") {
      await StoreScene(stores: [.sample(menu: MenuSection.long)]).curryOptions.appeared()
    },
    Preview("options-offline") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
      return await scene.curryOptions.appeared()
    },
  ]
}
