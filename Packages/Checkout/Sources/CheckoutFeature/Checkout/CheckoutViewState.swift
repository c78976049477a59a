import DesignCore

/// Everything that the checkout screen shows.
struct CheckoutViewState: Equatable {
  var title: String
  var order: LoadState<Summary>

  /// How an order is laid out.
  enum Layout {
    /// Every line of the order.
    case full
    /// Only what is paid: the second version.
    case compact
  }

  /// An order, and how paying it stands.
  struct Summary: Equatable {
    /// The heading of the lines.
    var storeName: String?
    /// What is said in place of lines.
    var introduction: String?
    /// The lines of the order, then its fees.
    var lines: [Line] = []
    var total: Line
    var notices: [Notice] = []
    var action: Action?
    var question: Question?
  }

  /// A name with an amount.
  struct Line: Equatable {
    var name: String
    /// What was chosen.
    var details: [String] = []
    var amount: String
  }

  struct Notice: Equatable {
    var text: String
    var tone: Text.Tone
  }

  /// The one thing that the person can do.
  struct Action: Equatable {
    enum Kind: Equatable {
      case pay
      case check
      case showReceipt
      case leave
    }

    var kind: Kind
    var label: String
    /// Whether it is under way.
    var isPending = false
  }

  /// What the person is asked before they are charged.
  struct Question: Equatable {
    var title: String
    var message: String
    var yes: String
    var no: String
  }
}
