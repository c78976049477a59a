import CommerceDomain
import DesignCore

/// Everything that a store's page shows: one value, computed and never kept.
struct StoreDetailViewState: Equatable {
  var page: LoadState<Page>
  /// The pinned bar; nil while the basket is empty.
  var basketBar: BasketBar?
  var prompt: NewBasketPrompt?
  /// The last thing that went wrong, in words for people.
  var notice: String?

  /// The loaded page.
  struct Page: Equatable {
    var header: Header
    var heart: Heart
    var sections: [MenuSectionState]
    var reviews: Reviews?
  }

  struct Header: Equatable {
    var name: String
    var heroURL: String
    var rating: String
    var deliveryTime: String
    var deliveryFee: String
    var isClosed: Bool
  }

  struct Heart: Equatable {
    var isFavourite: Bool
    var isPending: Bool
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
  }

  struct Reviews: Equatable {
    var summary: String
    var latest: [ReviewRow]
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
  }

  struct NewBasketPrompt: Equatable {
    var currentStore: String
  }
}
