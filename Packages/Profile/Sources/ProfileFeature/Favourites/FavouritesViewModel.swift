import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Shows the favourite stores, and leads to their pages.
@MainActor
@Observable
final class FavouritesViewModel {
  private let favourites: any FavouritesRepository
  private let router: any Router

  private var stores = LoadState<StoreList>.loading
  private var notice: String?

  init(favourites: any FavouritesRepository, router: any Router) {
    self.favourites = favourites
    self.router = router
  }

  var viewState: FavouritesViewState {
    FavouritesViewState(
      stores: stores.map { $0.stores.map { .init(id: $0.id, name: $0.name) } },
      leftOut: stores.content?.leftOut.message("store"), notice: notice)
  }

  /// Store pages change them, so they are loaded each time.
  func appear() async { await load() }

  func refresh() async {
    if stores.content == nil { stores = .loading }
    await load()
  }

  func openStore(_ id: StoreID) { router.open(StoreRoute(storeID: id)) }

  private func load() async {
    do {
      stores = .loaded(try await favourites.favourites())
      notice = nil
    } catch .cancelled {
      return
    } catch {
      notice = stores.fail(message: error.explaining("Your favourites could not be loaded."))
    }
  }
}
