public import CommerceDomain
public import RoutingCore

/// The receipt of a paid order; takes the place of its checkout.
public struct ReceiptRoute: Route {
  public let orderID: OrderID

  public init(orderID: OrderID) {
    self.orderID = orderID
  }
}
