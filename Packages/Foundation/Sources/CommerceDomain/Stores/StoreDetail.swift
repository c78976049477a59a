public import Foundation

/// A store as its page shows it.
public struct StoreDetail: Hashable, Sendable {
  public var summary: StoreSummary
  public var heroURL: String
  public var isFavourite: Bool
  public var menu: [MenuSection]
  public var reviews: [Review]

  public init(
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
  public func item(_ id: ItemID) -> MenuItem? {
    for section in menu {
      if let item = section.items.first(where: { $0.id == id }) { return item }
    }
    return nil
  }
}

/// One person's words about a store.
public struct Review: Hashable, Sendable {
  public let author: String
  /// From 1 to 5.
  public let rating: Int
  public let text: String
  public let writtenAt: Date

  public init(author: String, rating: Int, text: String, writtenAt: Date) {
    self.author = author
    self.rating = rating
    self.text = text
    self.writtenAt = writtenAt
  }
}
