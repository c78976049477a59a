public import RoutingCore

/// Builds the checkout team's screens. Each screen gets its own router;
/// the feature decides what type a screen has.
@MainActor
public protocol CheckoutEntry {
  associatedtype BasketScreen
  associatedtype CheckoutScreen
  associatedtype ReceiptScreen

  /// The screen of the basket.
  func basket(_ route: BasketRoute, router: any Router) -> BasketScreen

  /// The screen of one order's checkout.
  func checkout(_ route: CheckoutRoute, router: any Router) -> CheckoutScreen

  /// The screen of a paid order's receipt.
  func receipt(_ route: ReceiptRoute, router: any Router) -> ReceiptScreen
}
