import CommerceDomain
import DesignCore

/// Everything that a store's page shows.
struct StoreDetailViewState: Equatable {
  static let title = "Store"

  var page: LoadState<Page>
  /// The pinned bar; nil while the basket is empty.
  var basketBar: BasketBar?
  var newBasketPrompt: NewBasketPrompt?
  /// The last thing that went wrong.
  var notice: String?

  struct Page: Equatable {
    var name: String
    var photo: Photo
    var rating: String
    var delivery: String
    var isOpen: Bool
    var heart: Heart
    var sections: [MenuSectionState]
    var reviews: Reviews?
    /// That parts of the page are missing, since they could not be read.
    var leftOut: String?

    var closed: String? { isOpen ? nil : "Closed now" }
  }

  struct Heart: Equatable {
    var isFavourite: Bool
    var isPending: Bool

    var title: String { "Favourite" }
    var label: String { "\(title), \(isFavourite ? "on" : "off")" }
  }

  struct MenuSectionState: Equatable {
    var title: String
    var items: [ItemRow]
  }

  struct ItemRow: Equatable {
    var id: ItemID
    var name: String
    var price: String
    var imageURL: String?
    /// What of it is in the basket, one text for each line.
    var inBasket: [String]
    var canAdd: Bool

    var label: String { (["Add \(name)", price] + inBasket).joined(separator: ", ") }
  }

  struct Reviews: Equatable {
    var summary: String
    var latest: [ReviewRow]

    var title: String { "Reviews" }
  }

  struct ReviewRow: Equatable {
    var author: String
    var rating: String
    var text: String
  }

  struct BasketBar: Equatable {
    var count: String
    /// nil before the server has said what the basket costs.
    var total: String?
    /// Whether the total is the one before the changes under way.
    var isPending: Bool

    var title: String { "Basket" }
    var details: [String] {
      [count] + (total.map { [isPending ? "last total \($0)" : $0] } ?? [])
    }
  }
}
