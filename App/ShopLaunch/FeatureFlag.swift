/// A feature that is on or off for a whole run, by the name that `--flag` takes.
public enum FeatureFlag: String, CaseIterable, Sendable {
  /// The second version of the checkout screen.
  case checkoutV2 = "checkout-v2"
  /// Store pages without their reviews.
  case noReviews = "no-reviews"
}
