/// A store as the list shows it.
public struct StoreSummary: Hashable, Sendable {
  public let id: StoreID
  public let name: String
  public var isOpen: Bool
  /// nil where the reviews could not be read.
  public let rating: Rating?
  /// How long a delivery takes, in minutes.
  public let deliveryMinutes: ClosedRange<Int>
  public let deliveryFee: Money

  public init(
    id: StoreID, name: String, isOpen: Bool, rating: Rating?, deliveryMinutes: ClosedRange<Int>,
    deliveryFee: Money
  ) {
    self.id = id
    self.name = name
    self.isOpen = isOpen
    self.rating = rating
    self.deliveryMinutes = deliveryMinutes
    self.deliveryFee = deliveryFee
  }
}

/// What people think of a store.
public struct Rating: Hashable, Sendable {
  /// The average of all reviews, from 1 to 5; 0 where there is no review.
  public let average: Double
  public let count: Int

  public init(average: Double, count: Int) {
    self.average = average
    self.count = count
  }

  /// Throws ``RuleViolation`` for an average outside of 0 to 5 or a count below zero.
  public func check() throws(RuleViolation) {
    guard (0...5).contains(average), count >= 0 else {
      throw RuleViolation("a rating of \(average) by \(count)")
    }
  }
}
