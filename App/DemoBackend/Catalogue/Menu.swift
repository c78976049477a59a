import CommerceDomain
import Foundation

/// A titled part of a menu.
struct MenuSection: Encodable, Sendable {
  let id: String
  let title: String
  let items: [MenuItem]
}

/// Something to order.
struct MenuItem: Encodable, Sendable {
  let id: ItemID
  let name: String
  let price: Money
  let image: String
  /// Whether an option needs a choice before the item can be ordered.
  let hasRequiredOptions: Bool
  let options: [ItemOption]
  private let requiredOptions: Set<String>

  private enum CodingKeys: String, CodingKey {
    case id, name, price, image, hasRequiredOptions, options
  }

  /// Whether an option needs a choice before the item can be ordered.
  func requires(_ option: ItemOption) -> Bool { requiredOptions.contains(option.id) }

  init(
    _ id: String, _ name: String, _ price: Money, requires required: [ItemOption] = [],
    allows optional: [ItemOption] = []
  ) {
    self.id = ItemID(id)
    self.name = name
    self.price = price
    image = "https://images.example/items/\(id).jpg"
    hasRequiredOptions = !required.isEmpty
    options = required + optional
    requiredOptions = Set(required.map(\.id))
  }
}

/// A question about an item, answered with one of its choices.
struct ItemOption: Encodable, Sendable {
  let id: String
  let title: String
  let choices: [Choice]

  /// One answer; its id is unique within the item.
  struct Choice: Encodable, Sendable {
    let id: String
    let name: String
  }
}

/// One person's words about a store.
struct Review: Encodable, Sendable {
  let id: String
  let author: String
  let rating: Int
  let text: String
  let writtenAt: Date
}
