/// Builds the checkout team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol CheckoutEntry {
  associatedtype CheckoutScreen

  /// The screen of one order's checkout.
  func checkout(_ route: CheckoutRoute) -> CheckoutScreen
}
