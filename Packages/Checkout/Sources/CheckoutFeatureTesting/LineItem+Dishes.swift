package import CommerceDomain

extension LineItem {
  /// So many of a dish, named by its name, with choices named by theirs.
  ///
  /// - Parameter price: what one costs, in minor units.
  package static func dish(
    _ name: String, price: Int = 100, currency: Currency = .eur, quantity: Int = 1,
    choices: [String] = []
  ) -> LineItem {
    LineItem(
      itemID: ItemID(name), name: name, quantity: quantity,
      unitPrice: Money(minorUnits: price, currency: currency),
      lineTotal: Money(minorUnits: price * quantity, currency: currency),
      choices: choices.map { Choice(id: $0, name: $0) })
  }
}
