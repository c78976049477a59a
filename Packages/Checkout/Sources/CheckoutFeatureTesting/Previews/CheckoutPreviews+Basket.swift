import CommerceDomain
import CommerceDomainTesting
import DesignCore

extension CheckoutPreviews {
  static let basket = [
    Preview("basket-loading") { CheckoutScene().basketScreen },
    Preview("basket-empty") { await CheckoutScene().basketInSight() },
    Preview("basket") {
      await CheckoutScene(inBasket: [.dish("Soup", price: 450), .dish("Tea", price: 450)])
        .basketInSight()
    },
    Preview("basket-choices") {
      await CheckoutScene(inBasket: [
        .dish("Green Curry", price: 1_100, quantity: 2, choices: ["Prawns", "Hot"]),
        .dish("Green Curry", price: 1_100, choices: ["Tofu", "Mild"]),
        .dish("Rice", price: 250, quantity: 3),
      ]).basketInSight()
    },
    Preview("basket-names") { await basketOfAllNames() },
    Preview("basket-dark", appearance: dark) { await basketOfAllNames() },
    Preview("basket-largest-text", appearance: largestText) { await basketOfAllNames() },
    Preview("basket-40-lines") {
      let lines = (1...40).map { LineItem.dish("Dish \($0)", price: 100 + $0) }
      return await CheckoutScene(inBasket: lines).basketInSight()
    },
    Preview("basket-yen") {
      let lines = [LineItem.dish("牛丼", price: 780, currency: .jpy)]
      return await CheckoutScene(inBasket: lines, of: "東京ボウル 🍜").basketInSight()
    },
    Preview("basket-dinars") {
      let lines = [LineItem.dish("مجبوس دجاج", price: 3_250, currency: .listed("KWD"), quantity: 2)]
      return await CheckoutScene(inBasket: lines, of: RealNames.store).basketInSight()
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
      await scene.server.close(CheckoutScene.store)
      await tap("line-Soup.increment", on: basket)
      return basket
    },
    Preview("basket-not-refreshed") {
      let (scene, basket) = await basketOfSoup()
      await scene.server.failReads(with: .signedOut)
      await basket.refresh()
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
    let lines = RealNames.dishes.map { LineItem.dish($0, price: 1_250) }
    return await CheckoutScene(inBasket: lines, of: RealNames.store).basketInSight()
  }

  @MainActor
  private static func basketOfSoup() async -> (CheckoutScene, any Screen) {
    let scene = CheckoutScene(inBasket: [.dish("Soup", price: 450)])
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
