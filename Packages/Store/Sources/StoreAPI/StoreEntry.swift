/// Builds the browse team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol StoreEntry {
  associatedtype StoresScreen
  associatedtype StoreScreen
  associatedtype ItemOptionsScreen

  /// The screen of the list of stores.
  func stores(_ route: StoresRoute) -> StoresScreen

  /// The screen of one store.
  func store(_ route: StoreRoute) -> StoreScreen

  /// The screen on which an item's options are chosen.
  func itemOptions(_ route: ItemOptionsRoute) -> ItemOptionsScreen
}
