public import CommerceDomain
public import RoutingCore

/// One order that the person placed.
public struct OrderRoute: Route {
  public let orderID: OrderID

  public init(orderID: OrderID) {
    self.orderID = orderID
  }
}
