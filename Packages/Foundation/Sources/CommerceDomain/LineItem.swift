/// So many of an item with its choices, in a basket or an order.
public struct LineItem: Hashable, Sendable, Identifiable {
  public let itemID: ItemID
  public let name: String
  public let quantity: Int
  public let unitPrice: Money
  /// What all of them cost.
  public let lineTotal: Money
  /// What was chosen among the item's options.
  public let choices: [Choice]

  public init(
    itemID: ItemID, name: String, quantity: Int, unitPrice: Money, lineTotal: Money,
    choices: [Choice] = []
  ) {
    self.itemID = itemID
    self.name = name
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.lineTotal = lineTotal
    self.choices = choices
  }

  public var id: LineID { LineID(item: itemID, choices: choices) }
}

/// Names a line: an item with its choices, in whatever order. The same item with other choices is
/// another line.
///
/// The server's `lineId` names the same thing. A line that the server has not answered yet has none,
/// so the app names lines by what they are.
public struct LineID: Hashable, Sendable, CustomStringConvertible {
  public let item: ItemID
  /// The ids of the choices.
  public let choices: Set<String>

  public init(item: ItemID, choices: [Choice] = []) {
    self.item = item
    self.choices = Set(choices.map(\.id))
  }

  /// The ids, the item's first; for the ids of controls.
  public var description: String {
    ([item.rawValue] + choices.sorted()).joined(separator: "+")
  }
}

/// One answer to a question about an item, such as "Hot".
public struct Choice: Hashable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
