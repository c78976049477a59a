public import AnalyticsCore
public import CommerceDomain
public import DesignCore
public import Foundation
public import RoutingCore
public import StoreAPI

/// The browse team's screens on their collaborators.
@MainActor
public struct StoreFeatureEntry: StoreEntry {
  private let stores: any StoreRepository
  private let basket: BasketStore
  private let writer: BasketWriter
  private let addToBasket: AddToBasketUseCase
  private let setFavourite: SetFavouriteUseCase
  private let metrics: any MetricSink
  private let locale: Locale
  private let showsReviews: Bool
  private let now: @MainActor () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - basket: the one basket; read here, written through `writer` only.
  ///   - showsReviews: whether store pages have their reviews.
  ///   - now: the time, for metrics.
  public init(
    stores: any StoreRepository, favourites: any FavouritesRepository, basket: BasketStore,
    writer: BasketWriter, metrics: any MetricSink, locale: Locale, showsReviews: Bool,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.stores = stores
    self.basket = basket
    self.writer = writer
    addToBasket = AddToBasketUseCase(basket: basket, writer: writer, metrics: metrics)
    setFavourite = SetFavouriteUseCase(favourites: favourites)
    self.metrics = metrics
    self.locale = locale
    self.showsReviews = showsReviews
    self.now = now
  }

  public func stores(_ route: StoresRoute, router: any Router) -> some Screen {
    StoresView(
      model: StoresViewModel(
        stores: stores, formatter: StoreFormatter(locale: locale), router: router))
  }

  public func store(_ route: StoreRoute, router: any Router) -> some Screen {
    StoreDetailView(model: storeModel(route, router: router))
  }

  public func itemOptions(_ route: ItemOptionsRoute, router: any Router) -> some Screen {
    ItemOptionsView(model: itemOptionsModel(route, router: router))
  }

  func storeModel(_ route: StoreRoute, router: any Router) -> StoreDetailViewModel {
    StoreDetailViewModel(
      storeID: route.storeID, stores: stores, basket: basket, writer: writer,
      addToBasket: addToBasket, setFavourite: setFavourite, metrics: metrics, now: now,
      formatter: StoreDetailFormatter(locale: locale, showsReviews: showsReviews), router: router)
  }

  func itemOptionsModel(_ route: ItemOptionsRoute, router: any Router) -> ItemOptionsViewModel {
    ItemOptionsViewModel(
      storeID: route.storeID, itemID: route.itemID, stores: stores, addToBasket: addToBasket,
      locale: locale, router: router)
  }
}
