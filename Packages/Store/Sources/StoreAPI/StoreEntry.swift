/// Builds the browse team's screens; what a screen is, is the feature's to say.
@MainActor
public protocol StoreEntry {
  associatedtype StoresScreen

  /// The screen of the list of stores.
  func stores(_ route: StoresRoute) -> StoresScreen
}
