public import CommerceDomain
public import RoutingCore

/// The options of one item, to be chosen before it goes into the basket.
public struct ItemOptionsRoute: Route {
  public static let presentation = RoutePresentation.sheet

  public let storeID: StoreID
  public let itemID: ItemID

  public init(storeID: StoreID, itemID: ItemID) {
    self.storeID = storeID
    self.itemID = itemID
  }
}
