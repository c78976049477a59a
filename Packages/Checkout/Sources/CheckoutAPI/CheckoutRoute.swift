public import CommerceDomain
public import RoutingCore

/// The checkout of one order: one that awaits payment, or a delivered one to buy again.
public struct CheckoutRoute: Route {
  public let orderID: OrderID

  public init(orderID: OrderID) {
    self.orderID = orderID
  }
}
