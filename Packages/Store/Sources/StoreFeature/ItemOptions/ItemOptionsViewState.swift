import DesignCore

/// Everything that the options of an item show.
struct ItemOptionsViewState: Equatable {
  var item: LoadState<Item>
  /// The store whose basket would be replaced; nil when nothing is asked.
  var promptStore: String?
  var notice: String?

  /// The item with its options.
  struct Item: Equatable {
    var name: String
    var price: String
    var options: [Option]
    var canAdd: Bool
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
  }
}
