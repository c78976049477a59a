import CommerceDomain
import DesignCore

/// Everything that the profile shows.
struct ProfileViewState: Equatable {
  var orders: LoadState<[OrderRow]>
  /// How old the orders are, when the server cannot be reached; nil otherwise.
  var offlineNotice: String?
  /// What leads to the favourites.
  var favourites: String

  /// One order in words.
  struct OrderRow: Equatable {
    var id: OrderID
    var storeName: String
    var summary: String
    var total: String
    /// What the button reads that leads to the checkout; nil when nothing is to be paid.
    var checkoutLabel: String?
  }
}
