import CommerceDomain
import DesignCore

/// Everything that the profile shows.
struct ProfileViewState: Equatable {
  var orders: LoadState<[OrderRow]>

  /// One order in words.
  struct OrderRow: Equatable {
    var id: OrderID
    var storeName: String
    var summary: String
    var total: String
    /// What the button reads that buys the order again; nil when it cannot be bought again.
    var buyAgainLabel: String?
  }
}
