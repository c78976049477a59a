public import CommerceDomain
public import DesignCore
public import Foundation
public import NetworkCore
public import ProfileAPI
public import RoutingCore

/// The account team's screens on their collaborators.
@MainActor
public struct ProfileFeatureEntry: ProfileEntry {
  private let parts: ProfileParts

  /// The screens on the server that a client talks to.
  ///
  /// - Parameter timeZone: where the person is, for the days of orders.
  public init(
    client: HTTPClient, orders: any OrderRepository, router: any Router, locale: Locale,
    timeZone: TimeZone
  ) {
    self.init(
      parts: ProfileParts(
        orders: orders, favourites: RemoteFavouritesRepository(client: client), router: router,
        locale: locale, timeZone: timeZone
      ))
  }

  package init(parts: ProfileParts) {
    self.parts = parts
  }

  public func profile(_ route: ProfileRoute) -> some Screen {
    ProfileView(model: ProfileViewModel(parts: parts))
  }

  public func order(_ route: OrderRoute) -> some Screen {
    OrderView(model: OrderViewModel(orderID: route.orderID, parts: parts))
  }

  public func favourites(_ route: FavouritesRoute) -> some Screen {
    FavouritesView(model: FavouritesViewModel(parts: parts))
  }
}
