import CommerceDomain
import DesignCore

/// Everything that the list of favourite stores shows.
struct FavouritesViewState: Equatable {
  static let title = "Favourites"
  static let empty = "No store is a favourite yet."

  var stores: LoadState<[StoreRow]>
  /// That stores are missing, since they could not be read.
  var leftOut: String?
  /// The last thing that went wrong.
  var notice: String?

  struct StoreRow: Equatable {
    var id: StoreID
    var name: String
  }
}
