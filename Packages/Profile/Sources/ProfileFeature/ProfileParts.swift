package import CommerceDomain
package import Foundation
package import RoutingCore

/// What the account team's screens work with; built once by the entry.
@MainActor
package struct ProfileParts {
  let orders: any OrderRepository
  let favourites: any FavouritesRepository
  let router: any Router
  let words: OrderWords

  package init(
    orders: any OrderRepository, favourites: any FavouritesRepository, router: any Router,
    locale: Locale, timeZone: TimeZone
  ) {
    self.orders = orders
    self.favourites = favourites
    self.router = router
    words = OrderWords(locale: locale, timeZone: timeZone)
  }
}
