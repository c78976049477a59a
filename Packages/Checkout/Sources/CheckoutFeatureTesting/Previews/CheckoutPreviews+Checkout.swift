import CommerceDomain
import CommerceDomainTesting
import DesignCore

extension CheckoutPreviews {
  static let checkout = [
    Preview("checkout-loading") { CheckoutScene().checkoutScreen },
    Preview("checkout") { await CheckoutScene().checkoutInSight() },
    Preview("checkout-v2") { await CheckoutScene(isExpress: true).checkoutInSight() },
    Preview("checkout-unknown-order") { await CheckoutScene(orders: []).checkoutInSight() },
    Preview("checkout-offline") {
      let scene = CheckoutScene()
      await scene.orders.fail(with: .unreachable)
      return await scene.checkoutInSight()
    },
    Preview("checkout-paid") {
      await CheckoutScene(orders: [.sample(status: .paid)]).checkoutInSight()
    },
    Preview("checkout-cancelled") {
      await CheckoutScene(orders: [.sample(status: .cancelled)]).checkoutInSight()
    },
    Preview("checkout-nothing-to-pay") {
      await CheckoutScene(orders: [.sample(total: -500)]).checkoutInSight()
    },
    Preview("checkout-choices") { await checkout(of: .withChoices) },
    Preview("checkout-names") { await checkout(of: .realNames) },
    Preview("checkout-dark", appearance: dark) { await checkout(of: .realNames) },
    Preview("checkout-largest-text", appearance: largestText) { await checkout(of: .realNames) },
    Preview("checkout-yen") { await checkout(of: .inYen) },
    Preview("checkout-dinars") { await checkout(of: .inDinars) },
    Preview("checkout-units-of-account") { await checkout(of: .inUnitsOfAccount) },
  ]

  @MainActor
  private static func checkout(of order: Order) async -> any Screen {
    await CheckoutScene(orders: [order]).checkoutInSight()
  }
}
