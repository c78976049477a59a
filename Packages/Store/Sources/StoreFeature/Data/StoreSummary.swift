package import CommerceDomain

/// A store as the list shows it.
package struct StoreSummary: Hashable, Sendable {
  package let id: StoreID
  package let name: String
  package let isOpen: Bool
  /// The average of all reviews, from 1 to 5.
  package let rating: Double
  package let reviewCount: Int
  /// How long a delivery takes, in minutes.
  package let deliveryMinutes: ClosedRange<Int>
  package let deliveryFee: Money

  package init(
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
