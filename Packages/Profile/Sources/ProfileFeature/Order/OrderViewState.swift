import DesignCore

/// Everything that the page of one order shows.
struct OrderViewState: Equatable {
  static let title = "Order"
  static let totalTitle = "Total"

  var order: LoadState<Detail>
  /// The last thing that went wrong.
  var notice: String?

  struct Detail: Equatable {
    var storeName: String
    var summary: String
    var lines: [Line]
    var total: String
    /// What leads to the checkout; nil when nothing is offered.
    var checkout: CheckoutOffer?
  }

  struct Line: Equatable {
    var name: String
    /// What was chosen; nil for nothing.
    var choices: String?
    var amount: String
  }
}
