/// A titled part of a menu.
public struct MenuSection: Hashable, Sendable {
  public let id: String
  public let title: String
  public let items: [MenuItem]

  public init(id: String, title: String, items: [MenuItem]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// Something to order.
public struct MenuItem: Hashable, Sendable {
  public let id: ItemID
  public let name: String
  public let price: Money
  /// Where a picture is; nil where there is none.
  public let imageURL: String?
  /// Whether a choice has to be made before it can be ordered.
  public let hasRequiredOptions: Bool
  public let options: [ItemOption]

  public init(
    id: ItemID, name: String, price: Money, imageURL: String?, hasRequiredOptions: Bool = false,
    options: [ItemOption] = []
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.imageURL = imageURL
    self.hasRequiredOptions = hasRequiredOptions
    self.options = options
  }
}

/// A question about an item, answered with one of its choices.
public struct ItemOption: Hashable, Sendable {
  public let id: String
  public let title: String
  public let choices: [Choice]

  public init(id: String, title: String, choices: [Choice]) {
    self.id = id
    self.title = title
    self.choices = choices
  }
}
