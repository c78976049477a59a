public import RoutingCore

/// The person's own page: recent orders and favourites.
public struct ProfileRoute: Route {
  public init() {}
}
