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
    /// What the button reads that leads to the checkout; nil when nothing is to be paid.
    var checkoutLabel: String?
  }
}
