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
    var heroURL: String
    var rating: String
    var delivery: String
    var isOpen: Bool
    var heart: Heart
    var sections: [MenuSectionState]
    var reviews: Reviews?

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
    var imageURL: String
    /// How many are in the basket.
    var quantity: Int
    var canAdd: Bool

    var inBasket: String? { quantity > 0 ? "\(quantity) in basket" : nil }
    var label: String {
      (["Add \(name)", price] + (inBasket.map { [$0] } ?? [])).joined(separator: ", ")
    }
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
    /// Whether the total is still the old one.
    var isPending: Bool

    var title: String { "Basket" }
    var details: [String] { [count] + (total.map { [$0] } ?? []) }
  }
}
