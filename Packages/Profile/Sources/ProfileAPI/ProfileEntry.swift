/// Builds the account team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol ProfileEntry {
  associatedtype ProfileScreen

  /// The person's own page.
  func profile(_ route: ProfileRoute) -> ProfileScreen
}
