import CheckoutAPI
import CheckoutFeature
import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import Foundation

/// Every state of the checkout team's screens, on fakes.
public enum CheckoutPreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = [
    Preview("checkout-loading") { entry(on: FakeOrderRepository()) },
    Preview("checkout") { await appeared(on: FakeOrderRepository(orders: [.sample()])) },
    Preview("checkout-unknown-order") { await appeared(on: FakeOrderRepository()) },
    Preview("checkout-offline") {
      let orders = FakeOrderRepository()
      await orders.fail(with: .unavailable)
      return await appeared(on: orders)
    },
  ]

  @MainActor
  private static func entry(on orders: FakeOrderRepository) -> any Screen {
    CheckoutFeatureEntry(orders: orders, locale: Locale(identifier: "en_IE"))
      .checkout(CheckoutRoute(orderID: OrderID("1001")))
  }

  @MainActor
  private static func appeared(on orders: FakeOrderRepository) async -> any Screen {
    let screen = entry(on: orders)
    await screen.appear()
    return screen
  }
}
