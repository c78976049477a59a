import CheckoutAPI
import CheckoutFeature
import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import RoutingCoreTesting

/// Every state of the checkout team's screens, on fakes.
public enum CheckoutPreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = basket + checkout + afterPaying + receipt

  private static let basket = [
    Preview("basket-loading") {
      CheckoutScene().entry.basket(BasketRoute(), router: RecordingRouter())
    },
    Preview("basket-empty") {
      await appeared(CheckoutScene().entry.basket(BasketRoute(), router: RecordingRouter()))
    },
    Preview("basket") {
      let items = ["Soup", "Tea"].map { BasketItem.sample($0, cents: 450) }
      return await appeared(
        CheckoutScene(inBasket: items).entry.basket(BasketRoute(), router: RecordingRouter()))
    },
    Preview("basket-names") { await basketOfAllNames() },
    Preview("basket-dark", appearance: Appearance(colorScheme: .dark)) { await basketOfAllNames() },
    Preview("basket-largest-text", appearance: Appearance(textSize: .largest)) {
      await basketOfAllNames()
    },
    Preview("basket-40-lines") {
      let items = (1...40).map { BasketItem.sample("Dish \($0)", cents: 100 + $0) }
      return await appeared(
        CheckoutScene(inBasket: items).entry.basket(BasketRoute(), router: RecordingRouter()))
    },
    Preview("basket-offline") {
      let scene = CheckoutScene()
      await scene.server.failReads(with: .unreachable)
      return await appeared(scene.entry.basket(BasketRoute(), router: RecordingRouter()))
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

  private static let checkout = [
    Preview("checkout-loading") { screen(of: CheckoutScene()) },
    Preview("checkout") { await appeared(screen(of: CheckoutScene())) },
    Preview("checkout-v2") {
      await appeared(
        CheckoutScene().entry.express.checkout(
          CheckoutRoute(orderID: order), router: RecordingRouter()))
    },
    Preview("checkout-unknown-order") { await appeared(screen(of: CheckoutScene(orders: []))) },
    Preview("checkout-offline") {
      let scene = CheckoutScene()
      await scene.orders.fail(with: .unreachable)
      return await appeared(screen(of: scene))
    },
    Preview("checkout-paid") {
      await appeared(screen(of: CheckoutScene(orders: [.sample(status: .paid)])))
    },
    Preview("checkout-cancelled") {
      await appeared(screen(of: CheckoutScene(orders: [.sample(status: .cancelled)])))
    },
    Preview("checkout-names") { await checkoutOfLongNames() },
    Preview("checkout-dark", appearance: Appearance(colorScheme: .dark)) {
      await checkoutOfLongNames()
    },
    Preview("checkout-largest-text", appearance: Appearance(textSize: .largest)) {
      await checkoutOfLongNames()
    },
  ]

  private static let afterPaying = [
    Preview("paying") {
      let scene = CheckoutScene()
      let checkout = await appeared(screen(of: scene))
      await scene.payments.hold(forever)
      Task { await checkout.content.bar?.perform() }
      await until { checkout.content.bar?.isPending != false }
      return checkout
    },
    Preview("declined") { await paid(.refuse(.declined)) },
    Preview("checking-payment") { await paid(.loseAnswer) },
    Preview("amount-changed") {
      await paid(.refuse(.amountChanged(Money(minorUnits: 2600, currency: .eur))))
    },
    Preview("already-paid") { await paid(.refuse(.alreadyPaid)) },
    Preview("declined-dark", appearance: Appearance(colorScheme: .dark)) {
      await paid(.refuse(.declined))
    },
  ]

  private static let receipt = [
    Preview("receipt-loading") { receipt(of: CheckoutScene()) },
    Preview("receipt") {
      await appeared(receipt(of: CheckoutScene(orders: [.sample(status: .paid)])))
    },
    Preview("receipt-dark", appearance: Appearance(colorScheme: .dark)) {
      await appeared(receipt(of: CheckoutScene(orders: [.sample(status: .paid)])))
    },
    Preview("receipt-offline") {
      let scene = CheckoutScene()
      await scene.orders.fail(with: .unreachable)
      return await appeared(receipt(of: scene))
    },
  ]

  private static let order = OrderID("1001")
  private static let longName = "Slowly Simmered Soup of Seven Seasonal Squashes and Sage"

  /// Dishes whose names are long, read from the right, wide, or of many characters a letter.
  @MainActor
  private static func basketOfAllNames() async -> any Screen {
    let items = [longName, "فتوش", "שקשוקה", "牛丼", "Crème brûlée 👩‍👩‍👧‍👦"].map {
      BasketItem.sample($0, cents: 1250, storeName: "مطعم الياسمين")
    }
    return await appeared(
      CheckoutScene(inBasket: items).entry.basket(BasketRoute(), router: RecordingRouter()))
  }

  @MainActor
  private static func basketOfSoup() async -> (CheckoutScene, any Screen) {
    let scene = CheckoutScene(inBasket: [.sample("Soup", cents: 450)])
    return (scene, await appeared(scene.entry.basket(BasketRoute(), router: RecordingRouter())))
  }

  @MainActor
  private static func checkoutOfLongNames() async -> any Screen {
    let order = Order.sample(storeName: "مطعم الياسمين", itemName: longName)
    return await appeared(screen(of: CheckoutScene(orders: [order])))
  }

  @MainActor
  private static func receipt(of scene: CheckoutScene) -> any Screen {
    scene.entry.receipt(ReceiptRoute(orderID: order), router: RecordingRouter())
  }

  /// An answer that never comes.
  @Sendable
  private static func forever() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
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

  @MainActor
  private static func screen(of scene: CheckoutScene) -> any Screen {
    scene.entry.checkout(CheckoutRoute(orderID: order), router: RecordingRouter())
  }

  @MainActor
  private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  /// The checkout after a tap on Pay that went wrong.
  @MainActor
  private static func paid(_ fault: FakePaymentRepository.Fault) async -> any Screen {
    let scene = CheckoutScene()
    await scene.payments.next(fault)
    let screen = await appeared(screen(of: scene))
    await screen.content.bar?.perform()
    return screen
  }
}
