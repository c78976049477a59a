package import CommerceDomain
package import Foundation

/// A store as its page shows it.
package struct StoreDetail: Hashable, Sendable {
  package var summary: StoreSummary
  package var heroURL: String
  package var isFavourite: Bool
  package var menu: [MenuSection]
  package var reviews: [Review]

  package init(
    summary: StoreSummary, heroURL: String, isFavourite: Bool, menu: [MenuSection],
    reviews: [Review]
  ) {
    self.summary = summary
    self.heroURL = heroURL
    self.isFavourite = isFavourite
    self.menu = menu
    self.reviews = reviews
  }

  /// The item of a menu by its id; nil when the menu has none.
  package func item(_ id: ItemID) -> MenuItem? {
    for section in menu {
      if let item = section.items.first(where: { $0.id == id }) { return item }
    }
    return nil
  }
}

/// A titled part of a menu.
package struct MenuSection: Hashable, Sendable {
  package let id: String
  package let title: String
  package let items: [MenuItem]

  package init(id: String, title: String, items: [MenuItem]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// Something to order.
package struct MenuItem: Hashable, Sendable {
  package let id: ItemID
  package let name: String
  package let price: Money
  package let imageURL: String
  /// Whether a choice has to be made before it can be ordered.
  package let hasRequiredOptions: Bool
  package let options: [ItemOption]

  package init(
    id: ItemID, name: String, price: Money, imageURL: String, hasRequiredOptions: Bool = false,
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
package struct ItemOption: Hashable, Sendable {
  package let id: String
  package let title: String
  package let choices: [Choice]

  /// One answer.
  package struct Choice: Hashable, Sendable {
    package let id: String
    package let name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  package init(id: String, title: String, choices: [Choice]) {
    self.id = id
    self.title = title
    self.choices = choices
  }
}

/// One person's words about a store.
package struct Review: Hashable, Sendable {
  package let author: String
  /// From 1 to 5.
  package let rating: Int
  package let text: String
  package let writtenAt: Date

  package init(author: String, rating: Int, text: String, writtenAt: Date) {
    self.author = author
    self.rating = rating
    self.text = text
    self.writtenAt = writtenAt
  }
}
