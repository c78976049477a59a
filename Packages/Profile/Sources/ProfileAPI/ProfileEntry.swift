/// Builds the account team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol ProfileEntry {
  associatedtype ProfileScreen
  associatedtype OrderScreen
  associatedtype FavouritesScreen

  /// The person's own page.
  func profile(_ route: ProfileRoute) -> ProfileScreen

  /// The screen of one order.
  func order(_ route: OrderRoute) -> OrderScreen

  /// The screen of the favourite stores.
  func favourites(_ route: FavouritesRoute) -> FavouritesScreen
}
