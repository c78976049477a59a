import CommerceDomain
import CommerceDomainTesting
import DesignCore
import DesignCoreTesting

extension StorePreviews {
  static let stores = [
    Preview("stores-loading") { StoreScene().storeList },
    Preview("stores") {
      let scene = StoreScene(stores: [
        .sample(), .sample(id: "night-owl", name: "Night Owl", isOpen: false),
      ])
      return await scene.storeList.appeared()
    },
    Preview("stores-offline") {
      let scene = StoreScene()
      await scene.stores.fail(with: .unreachable)
      return await scene.storeList.appeared()
    },
    Preview("stores-empty") { await StoreScene(stores: []).storeList.appeared() },
    Preview("stores-odd") { await StoreScene(stores: StoreDetail.odd).storeList.appeared() },
    Preview("stores-left-out") {
      let scene = StoreScene()
      await scene.stores.leaveOut(2)
      return await scene.storeList.appeared()
    },
    Preview("stores-names") { await storesOfAllNames() },
    Preview("stores-dark", appearance: Appearance(colorScheme: .dark)) {
      await storesOfAllNames()
    },
    Preview("stores-largest-text", appearance: Appearance(textSize: .largest)) {
      await storesOfAllNames()
    },
  ]

  /// Stores whose names are long, read from the right, wide, or of many characters a letter.
  @MainActor
  private static func storesOfAllNames() async -> any Screen {
    let names = [longName, "مطعم الياسمين", "בית הפיתות", "東京ボウル", "Café Été 👩‍👩‍👧‍👦"]
    let stores = names.enumerated().map { index, name in
      StoreDetail.sample(id: "store-\(index)", name: name, isOpen: index != 1)
    }
    return await StoreScene(stores: stores).storeList.appeared()
  }
}
