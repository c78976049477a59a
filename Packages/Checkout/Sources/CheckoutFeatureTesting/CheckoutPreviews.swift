import CheckoutAPI
import CheckoutFeature
import CommerceDomain
import CommerceDomainTesting
public import DesignCore

/// Every state of the checkout team's screens, on fakes.
public enum CheckoutPreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = basket + checkout + afterPaying + receipt

  private static let basket = [
    Preview("basket-loading") { CheckoutScene().entry.basket(BasketRoute()) },
    Preview("basket-empty") { await appeared(CheckoutScene().entry.basket(BasketRoute())) },
    Preview("basket") {
      let items = ["Soup", "Tea"].map { BasketItem.sample($0, cents: 450) }
      return await appeared(CheckoutScene(inBasket: items).entry.basket(BasketRoute()))
    },
  ]

  private static let checkout = [
    Preview("checkout-loading") { screen(of: CheckoutScene()) },
    Preview("checkout") { await appeared(screen(of: CheckoutScene())) },
    Preview("checkout-v2") {
      await appeared(CheckoutScene().entry.expressCheckout(CheckoutRoute(orderID: order)))
    },
    Preview("checkout-unknown-order") { await appeared(screen(of: CheckoutScene(orders: []))) },
    Preview("checkout-offline") {
      let scene = CheckoutScene()
      await scene.orders.fail(with: .unavailable)
      return await appeared(screen(of: scene))
    },
    Preview("checkout-paid") {
      await appeared(screen(of: CheckoutScene(orders: [.sample(status: .paid)])))
    },
  ]

  private static let afterPaying = [
    Preview("declined") { await paid(.refuse(.declined)) },
    Preview("checking-payment") { await paid(.loseAnswer) },
    Preview("amount-changed") {
      await paid(.refuse(.amountChanged(Money(minorUnits: 2600, currency: .eur))))
    },
    Preview("already-paid") { await paid(.refuse(.alreadyPaid)) },
  ]

  private static let receipt = [
    Preview("receipt") {
      await appeared(
        CheckoutScene(orders: [.sample(status: .paid)]).entry.receipt(
          ReceiptRoute(orderID: order)))
    }
  ]

  private static let order = OrderID("1001")

  @MainActor
  private static func screen(of scene: CheckoutScene) -> any Screen {
    scene.entry.checkout(CheckoutRoute(orderID: order))
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
