public import CommerceDomain
public import RoutingCore

/// The page of one store.
public struct StoreRoute: Route {
  public let storeID: StoreID

  public init(storeID: StoreID) {
    self.storeID = storeID
  }
}
