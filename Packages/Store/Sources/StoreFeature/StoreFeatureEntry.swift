public import AnalyticsCore
public import CommerceDomain
public import DesignCore
public import Foundation
public import RoutingCore
public import StoreAPI

/// The browse team's screens on their collaborators.
@MainActor
public struct StoreFeatureEntry: StoreEntry {
  private let parts: StoreParts

  /// - Parameters:
  ///   - basket: the one basket; read here, written through `writer` only.
  ///   - showsReviews: whether store pages have their reviews.
  public init(
    stores: any StoreRepository, favourites: any FavouritesRepository, basket: BasketStore,
    writer: BasketWriter, metrics: any MetricSink, locale: Locale, showsReviews: Bool
  ) {
    self.init(
      parts: StoreParts(
        stores: stores, favourites: favourites, basket: basket, writer: writer, metrics: metrics,
        locale: locale, showsReviews: showsReviews
      ))
  }

  package init(parts: StoreParts) {
    self.parts = parts
  }

  public func stores(_ route: StoresRoute, router: any Router) -> some Screen {
    StoresView(
      model: StoresViewModel(stores: parts.stores, router: router, locale: parts.locale))
  }

  public func store(_ route: StoreRoute, router: any Router) -> some Screen {
    StoreDetailView(
      model: StoreDetailViewModel(storeID: route.storeID, parts: parts, router: router))
  }

  public func itemOptions(_ route: ItemOptionsRoute, router: any Router) -> some Screen {
    ItemOptionsView(model: ItemOptionsViewModel(route: route, parts: parts, router: router))
  }
}
