/// Stores from the server, in its order.
public struct StoreList: Hashable, Sendable {
  public let stores: [StoreSummary]
  public let leftOut: LeftOut

  public init(_ stores: [StoreSummary], leftOut: LeftOut = 0) {
    self.stores = stores
    self.leftOut = leftOut
  }
}
