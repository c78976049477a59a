/// A store as the list shows it.
public struct StoreSummary: Hashable, Sendable {
  public let id: StoreID
  public let name: String
  public var isOpen: Bool
  /// The average of all reviews, from 1 to 5.
  public let rating: Double
  public let reviewCount: Int
  /// How long a delivery takes, in minutes.
  public let deliveryMinutes: ClosedRange<Int>
  public let deliveryFee: Money

  public init(
    id: StoreID, name: String, isOpen: Bool, rating: Double, reviewCount: Int,
    deliveryMinutes: ClosedRange<Int>, deliveryFee: Money
  ) {
    self.id = id
    self.name = name
    self.isOpen = isOpen
    self.rating = rating
    self.reviewCount = reviewCount
    self.deliveryMinutes = deliveryMinutes
    self.deliveryFee = deliveryFee
  }
}
