import CommerceDomain

/// Everything that the basket's screen shows.
struct BasketViewState: Equatable {
  var load: Load
  var storeName: String?
  var lines: [Line]
  var fees: [Amount]
  /// What the basket costs; nil while it is empty.
  var total: String?
  /// Whether the total is still the old one.
  var isPending: Bool
  var canCheckOut: Bool
  var notice: String?

  enum Load: Equatable {
    case loading
    case loaded
    case failed(message: String)
  }

  struct Line: Equatable {
    var id: ItemID
    var name: String
    var quantity: Int
    var amount: String
  }

  struct Amount: Equatable {
    var name: String
    var amount: String
  }
}
