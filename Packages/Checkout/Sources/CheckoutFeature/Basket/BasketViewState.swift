import CommerceDomain
import DesignCore

/// Everything that the basket's screen shows.
struct BasketViewState: Equatable {
  var title = "Basket"
  var basket: LoadState<Contents>

  /// What is in the basket, and what it costs.
  struct Contents: Equatable {
    /// What went wrong last.
    var notice: String?
    /// What is said where there is nothing in the basket.
    var emptyMessage: String?
    var storeName: String?
    var lines: [Line] = []
    var fees: [Fee] = []
    /// What is said of a total that is older than the lines.
    var totalNote: String?
    var checkOut: CheckOut?
  }

  struct Line: Equatable {
    var id: LineID
    var name: String
    /// What was chosen; nil where there is nothing to choose.
    var choices: String?
    /// The name and the choices: what is read aloud of the line's controls.
    var spokenName: String
    var quantity: Int
    var amount: String
    var canAdd: Bool
  }

  struct Fee: Equatable {
    var name: String
    var amount: String
  }

  /// The step from the basket to an order.
  struct CheckOut: Equatable {
    var label: String
    /// What the basket costs; nil while that is not known.
    var total: String?
    var isEnabled: Bool
    /// Whether the total is older than the lines.
    var isPending: Bool
  }
}
