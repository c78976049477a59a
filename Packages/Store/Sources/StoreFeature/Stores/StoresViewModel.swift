import CommerceDomain
import DesignCore
import Foundation
import Observation
import RoutingCore
import StoreAPI

/// Loads the stores and puts them into words.
@MainActor
@Observable
final class StoresViewModel {
  private let repository: any StoreRepository
  private let router: any Router
  private let words: StoreWords
  private var stores = LoadState<[StoreSummary]>.loading

  init(stores: any StoreRepository, router: any Router, locale: Locale) {
    repository = stores
    self.router = router
    words = StoreWords(locale: locale)
  }

  var viewState: StoresViewState {
    StoresViewState(stores: stores.map { $0.map(row) })
  }

  func onAppear() async {
    guard stores.content == nil else { return }
    await load()
  }

  func retry() async {
    stores = .loading
    await load()
  }

  func load() async {
    do {
      stores = .loaded(try await repository.stores())
    } catch .cancelled {
      return
    } catch {
      stores = .failed(message: error.explaining("The stores could not be loaded."))
    }
  }

  func open(_ store: StoreID) {
    router.open(StoreRoute(storeID: store))
  }

  private func row(_ store: StoreSummary) -> StoresViewState.StoreRow {
    StoresViewState.StoreRow(
      id: store.id,
      name: store.name,
      rating: words.rating(store),
      delivery: "\(words.deliveryTime(store)) · \(words.deliveryFee(store))",
      isOpen: store.isOpen
    )
  }
}
