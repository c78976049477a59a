public import CommerceDomain
public import DesignCore
public import Foundation
public import ProfileAPI
public import RoutingCore

/// The account team's screens on their collaborators.
@MainActor
public struct ProfileFeatureEntry: ProfileEntry {
  private let parts: ProfileParts

  /// - Parameter timeZone: where the person is, for the days of orders.
  public init(
    orders: any OrderRepository, favourites: any FavouritesRepository, locale: Locale,
    timeZone: TimeZone
  ) {
    self.init(
      parts: ProfileParts(
        orders: orders, favourites: favourites, locale: locale, timeZone: timeZone))
  }

  package init(parts: ProfileParts) {
    self.parts = parts
  }

  public func profile(_ route: ProfileRoute, router: any Router) -> some Screen {
    ProfileView(model: ProfileViewModel(parts: parts, router: router))
  }

  public func order(_ route: OrderRoute, router: any Router) -> some Screen {
    OrderView(model: OrderViewModel(orderID: route.orderID, parts: parts, router: router))
  }

  public func favourites(_ route: FavouritesRoute, router: any Router) -> some Screen {
    FavouritesView(model: FavouritesViewModel(parts: parts, router: router))
  }
}
