import CommerceDomain
import DesignCore

/// Everything that the list of stores shows.
struct StoresViewState: Equatable {
  static let title = "Stores"
  static let empty = "No store delivers to you yet."

  var stores: LoadState<[StoreRow]>
  /// That stores are missing, since they could not be read.
  var leftOut: String?
  /// The last thing that went wrong.
  var notice: String?

  struct StoreRow: Equatable {
    var id: StoreID
    var name: String
    var rating: String
    var delivery: String
    var isOpen: Bool

    /// What is shown beside a store that takes no orders now; nil while it is open.
    var closed: String? { isOpen ? nil : "Closed" }
    var label: String {
      ([name] + (isOpen ? [] : ["closed"]) + [rating, delivery]).joined(separator: ", ")
    }
  }
}
