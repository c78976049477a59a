import DesignCore

/// Everything that a receipt shows.
struct ReceiptViewState: Equatable {
  var title = "Receipt"
  var order: LoadState<Receipt>
  /// Why what is shown may be old.
  var notice: String?

  /// A paid order.
  struct Receipt: Equatable {
    var heading: String
    var storeName: String
    var total: String
    /// What the button reads that leaves the receipt.
    var done = "Done"
  }
}
