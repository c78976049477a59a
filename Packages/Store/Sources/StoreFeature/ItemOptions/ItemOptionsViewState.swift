import DesignCore

/// Everything that the options of an item show.
struct ItemOptionsViewState: Equatable {
  static let title = "Options"

  var item: LoadState<Item>
  var newBasketPrompt: NewBasketPrompt?
  /// The last thing that went wrong.
  var notice: String?

  struct Item: Equatable {
    var name: String
    var price: String
    var options: [Option]
    var canAdd: Bool

    var addTitle: String { "Add \(name)" }
  }

  struct Option: Equatable {
    var id: String
    var title: String
    var choices: [Choice]
  }

  struct Choice: Equatable {
    var id: String
    var name: String
    var isChosen: Bool

    var label: String { "\(name), \(isChosen ? "chosen" : "not chosen")" }
  }
}
