public import Foundation

/// A store as its page shows it.
public struct StoreDetail: Hashable, Sendable {
  public var summary: StoreSummary
  /// The picture at the top; nil where there is none.
  public var hero: Picture?
  public var isFavourite: Bool
  public var menu: [MenuSection]
  public var reviews: [Review]
  /// Sections, items and reviews together.
  public var leftOut: LeftOut

  public init(
    summary: StoreSummary, hero: Picture?, isFavourite: Bool, menu: [MenuSection],
    reviews: [Review], leftOut: LeftOut = 0
  ) {
    self.summary = summary
    self.hero = hero
    self.isFavourite = isFavourite
    self.menu = menu
    self.reviews = reviews
    self.leftOut = leftOut
  }

  /// The item of a menu by its id; nil when the menu has none.
  public func item(_ id: ItemID) -> MenuItem? {
    for section in menu {
      if let item = section.items.first(where: { $0.id == id }) { return item }
    }
    return nil
  }
}

/// Where a picture is, and its size in pixels; nil where that is not known.
public struct Picture: Hashable, Sendable {
  public let url: String
  public let width: Int?
  public let height: Int?

  public init(url: String, width: Int? = nil, height: Int? = nil) {
    self.url = url
    self.width = width
    self.height = height
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
