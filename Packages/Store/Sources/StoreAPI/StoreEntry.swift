public import RoutingCore

/// Builds the browse team's screens. Each screen gets its own router;
/// the feature decides what type a screen has.
@MainActor
public protocol StoreEntry {
  associatedtype StoresScreen
  associatedtype StoreScreen
  associatedtype ItemOptionsScreen

  /// The screen of the list of stores.
  func stores(_ route: StoresRoute, router: any Router) -> StoresScreen

  /// The screen of one store.
  func store(_ route: StoreRoute, router: any Router) -> StoreScreen

  /// The screen on which an item's options are chosen.
  func itemOptions(_ route: ItemOptionsRoute, router: any Router) -> ItemOptionsScreen
}
