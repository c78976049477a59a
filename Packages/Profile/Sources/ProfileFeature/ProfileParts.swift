package import CommerceDomain
package import Foundation

/// What the account team's screens work with; built once by the entry.
@MainActor
package struct ProfileParts {
  let orders: any OrderRepository
  let favourites: any FavouritesRepository
  let words: OrderWords

  package init(
    orders: any OrderRepository, favourites: any FavouritesRepository,
    locale: Locale, timeZone: TimeZone
  ) {
    self.orders = orders
    self.favourites = favourites
    words = OrderWords(locale: locale, timeZone: timeZone)
  }
}
