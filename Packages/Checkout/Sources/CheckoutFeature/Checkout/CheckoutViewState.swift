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
    var payment: Payment
  }

  /// A name with an amount.
  struct Line: Equatable {
    var name: String
    var amount: String
  }

  /// How paying stands.
  enum Payment: Equatable {
    /// It can be paid; the notice says what happened before, if anything did.
    case ready(notice: String?)
    case paying
    /// It is not known whether the charge was made.
    case checking
    /// It cannot be paid here any more.
    case closed(message: String)
  }
}
