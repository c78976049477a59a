/// Builds the checkout team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol CheckoutEntry {
  associatedtype BasketScreen
  associatedtype CheckoutScreen
  associatedtype ReceiptScreen

  /// The screen of the basket.
  func basket(_ route: BasketRoute) -> BasketScreen

  /// The screen of one order's checkout.
  func checkout(_ route: CheckoutRoute) -> CheckoutScreen

  /// The screen of a paid order's receipt.
  func receipt(_ route: ReceiptRoute) -> ReceiptScreen
}
