public import CommerceDomain

extension StoreSummary {
  /// A store for previews and tests.
  public static func sample(
    id: String = "corner-deli", name: String = "Corner Deli", isOpen: Bool = true
  ) -> StoreSummary {
    StoreSummary(
      id: StoreID(id), name: name, isOpen: isOpen, rating: Rating(average: 4.6, count: 1200),
      deliveryMinutes: 25...35, deliveryFee: Money(minorUnits: 199, currency: .eur)
    )
  }
}
