import CommerceDomain
import DesignCore

/// Everything that the profile shows.
struct ProfileViewState: Equatable {
  static let title = "Profile"
  static let ordersTitle = "Recent orders"
  static let noOrders = "You have not ordered anything yet."

  var orders: LoadState<[OrderRow]>
  /// That orders are missing, since they could not be read.
  var leftOut: String?
  /// When the orders were loaded, where the server could not be asked now.
  var storedNotice: String?
  /// Whether it could not be read which stores are open.
  var isMissingStores: Bool
  /// The last thing that went wrong.
  var notice: String?
  /// What leads to the favourites.
  var favourites: String

  var storesNotice: String? {
    isMissingStores
      ? "We could not tell which stores are open, so no order can be bought again."
      : nil
  }

  struct OrderRow: Equatable {
    var id: OrderID
    var storeName: String
    var summary: String
    var total: String
    /// What leads to the checkout; nil when nothing is offered.
    var checkout: CheckoutOffer?

    var label: String { [storeName, summary, total].joined(separator: ", ") }
  }
}
