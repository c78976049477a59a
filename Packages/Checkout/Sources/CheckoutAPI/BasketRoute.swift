public import RoutingCore

/// The basket, on its way to becoming an order.
public struct BasketRoute: Route {
  public init() {}
}
