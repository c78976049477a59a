public import RoutingCore

/// The person's favourite stores.
public struct FavouritesRoute: Route {
  public init() {}
}
