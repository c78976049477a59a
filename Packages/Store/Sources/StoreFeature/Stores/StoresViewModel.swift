import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Loads the stores and leads to their pages.
@MainActor
@Observable
final class StoresViewModel {
  private let repository: any StoreRepository
  private let formatter: StoreFormatter
  private let router: any Router

  private var stores = LoadState<StoreList>.loading
  private var notice: String?

  init(stores: any StoreRepository, formatter: StoreFormatter, router: any Router) {
    repository = stores
    self.formatter = formatter
    self.router = router
  }

  var viewState: StoresViewState {
    StoresViewState(
      stores: stores.map { $0.stores.map(formatter.row) },
      leftOut: stores.content?.leftOut.message("store"), notice: notice)
  }

  func appear() async {
    guard stores.content == nil else { return }
    await load()
  }

  func refresh() async {
    if stores.content == nil { stores = .loading }
    await load()
  }

  func openStore(_ id: StoreID) {
    router.open(StoreRoute(storeID: id))
  }

  private func load() async {
    do {
      stores = .loaded(try await repository.stores())
      notice = nil
    } catch .cancelled {
      return
    } catch {
      notice = stores.fail(message: error.explaining("The stores could not be loaded."))
    }
  }
}
