public import DesignCore
public import Foundation
public import NetworkCore
public import StoreAPI

/// The browse team's screens on their collaborators.
@MainActor
public struct StoreFeatureEntry: StoreEntry {
  private let stores: any StoreRepository
  private let locale: Locale

  /// The screens on the server that a client talks to.
  public init(client: HTTPClient, locale: Locale) {
    self.init(stores: RemoteStoreRepository(client: client), locale: locale)
  }

  package init(stores: any StoreRepository, locale: Locale) {
    self.stores = stores
    self.locale = locale
  }

  public func stores(_ route: StoresRoute) -> some Screen {
    StoresView(model: StoresViewModel(stores: stores, locale: locale))
  }
}
