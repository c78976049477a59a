import CommerceDomain
import DesignCore

/// Everything that the list of stores shows.
struct StoresViewState: Equatable {
  var stores: LoadState<[StoreRow]>

  /// One store in words.
  struct StoreRow: Equatable {
    var id: StoreID
    var name: String
    var rating: String
    var delivery: String
    var isOpen: Bool
  }
}
