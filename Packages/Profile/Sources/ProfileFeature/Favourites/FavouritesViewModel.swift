import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Loads the favourites each time they are opened, since store pages change them.
@MainActor
@Observable
final class FavouritesViewModel {
  private let parts: ProfileParts
  private let router: any Router
  private(set) var viewState = LoadState<[StoreSummary]>.loading

  init(parts: ProfileParts, router: any Router) {
    self.parts = parts
    self.router = router
  }

  func load() async {
    do throws(CallFailure) {
      viewState = .loaded(try await parts.favourites.favourites())
    } catch {
      guard error != .cancelled else { return }
      viewState = .failed(message: error.explaining("Your favourites could not be loaded."))
    }
  }

  func retry() async {
    viewState = .loading
    await load()
  }

  func open(_ store: StoreID) {
    router.open(StoreRoute(storeID: store))
  }
}
