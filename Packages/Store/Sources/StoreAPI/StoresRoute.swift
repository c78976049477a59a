public import RoutingCore

/// The list of all stores.
public struct StoresRoute: Route {
  public init() {}
}
