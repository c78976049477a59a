import CommerceDomain
import CommerceDomainTesting
import DesignCore

extension CheckoutPreviews {
  static let basket = [
    Preview("basket-loading") { CheckoutScene().basketScreen },
    Preview("basket-empty") { await CheckoutScene().basketInSight() },
    Preview("basket") {
      let items = ["Soup", "Tea"].map { BasketItem.sample($0, cents: 450) }
      return await CheckoutScene(inBasket: items).basketInSight()
    },
    Preview("basket-names") { await basketOfAllNames() },
    Preview("basket-dark", appearance: dark) { await basketOfAllNames() },
    Preview("basket-largest-text", appearance: largestText) { await basketOfAllNames() },
    Preview("basket-40-lines") {
      let items = (1...40).map { BasketItem.sample("Dish \($0)", cents: 100 + $0) }
      return await CheckoutScene(inBasket: items).basketInSight()
    },
    Preview("basket-offline") {
      let scene = CheckoutScene()
      await scene.server.failReads(with: .unreachable)
      return await scene.basketInSight()
    },
    Preview("basket-pending") {
      let (scene, basket) = await basketOfSoup()
      await scene.server.hold(forever)
      Task { await tap("line-Soup.increment", on: basket) }
      await until { basket.content.bar?.isPending != false }
      return basket
    },
    Preview("basket-store-closed") {
      let (scene, basket) = await basketOfSoup()
      await scene.server.close(StoreID("thai-garden"))
      await tap("line-Soup.increment", on: basket)
      return basket
    },
    Preview("basket-placing") {
      let (scene, basket) = await basketOfSoup()
      await scene.orders.hold(forever)
      Task { await basket.content.bar?.perform() }
      await until { basket.content.bar?.isEnabled != true }
      return basket
    },
    Preview("basket-not-placed") {
      let (scene, basket) = await basketOfSoup()
      await scene.orders.failPlacing(with: .call(.unreachable))
      await basket.content.bar?.perform()
      return basket
    },
  ]

  /// Dishes whose names are long, read from the right, wide, or of many characters a letter.
  @MainActor
  private static func basketOfAllNames() async -> any Screen {
    let items = RealNames.dishes.map {
      BasketItem.sample($0, cents: 1250, storeName: RealNames.store)
    }
    return await CheckoutScene(inBasket: items).basketInSight()
  }

  @MainActor
  private static func basketOfSoup() async -> (CheckoutScene, any Screen) {
    let scene = CheckoutScene(inBasket: [.sample("Soup", cents: 450)])
    return (scene, await scene.basketInSight())
  }

  /// Taps a control of a row.
  @MainActor
  private static func tap(_ id: String, on screen: any Screen) async {
    let controls = screen.content.sections.flatMap(\.rows).flatMap { row -> [Control] in
      guard case .stepper(let stepper) = row.content else { return [] }
      return stepper.controls
    }
    await controls.first { $0.id == id }?.perform()
  }
}
