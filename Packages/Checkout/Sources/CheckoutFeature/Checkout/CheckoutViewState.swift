import DesignCore

/// Everything that the checkout screen shows.
struct CheckoutViewState: Equatable {
  var order: LoadState<Summary>

  /// An order in words.
  struct Summary: Equatable {
    var storeName: String
    var lines: [Line]
    var fees: [Line]
    var total: String
  }

  /// A name with an amount.
  struct Line: Equatable {
    var name: String
    var amount: String
  }
}
