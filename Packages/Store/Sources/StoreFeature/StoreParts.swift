package import AnalyticsCore
package import CommerceDomain
package import Foundation

/// What the browse team's screens work with; built once by the entry.
@MainActor
package struct StoreParts {
  let stores: any StoreRepository
  let favourites: SerialFavouriteUseCase
  let basket: BasketStore
  let writer: BasketWriter
  let metrics: any MetricSink
  let locale: Locale
  let showsReviews: Bool
  let now: @MainActor () -> ContinuousClock.Instant

  package init(
    stores: any StoreRepository, favourites: any FavouritesRepository, basket: BasketStore,
    writer: BasketWriter, metrics: any MetricSink = DiscardingMetricSink(),
    locale: Locale, showsReviews: Bool = true,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.stores = stores
    self.favourites = SerialFavouriteUseCase(repository: favourites)
    self.basket = basket
    self.writer = writer
    self.metrics = metrics
    self.locale = locale
    self.showsReviews = showsReviews
    self.now = now
  }
}

extension ContinuousClock.Instant {
  /// The milliseconds from here to a later instant.
  func milliseconds(to end: Self) -> Double {
    (end - self) / .milliseconds(1)
  }
}
