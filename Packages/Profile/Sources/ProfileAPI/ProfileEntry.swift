public import RoutingCore

/// Builds the account team's screens. Each screen gets its own router;
/// the feature decides what type a screen has.
@MainActor
public protocol ProfileEntry {
  associatedtype ProfileScreen
  associatedtype OrderScreen
  associatedtype FavouritesScreen

  /// The person's own page.
  func profile(_ route: ProfileRoute, router: any Router) -> ProfileScreen

  /// The screen of one order.
  func order(_ route: OrderRoute, router: any Router) -> OrderScreen

  /// The screen of the favourite stores.
  func favourites(_ route: FavouritesRoute, router: any Router) -> FavouritesScreen
}
