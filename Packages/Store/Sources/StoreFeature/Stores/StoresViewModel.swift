import CommerceDomain
import DesignCore
import Foundation
import Observation

/// Loads the stores and puts them into words.
@MainActor
@Observable
final class StoresViewModel {
  private let repository: any StoreRepository
  private let locale: Locale
  private var stores = LoadState<[StoreSummary]>.loading

  init(stores: any StoreRepository, locale: Locale) {
    repository = stores
    self.locale = locale
  }

  var viewState: StoresViewState {
    switch stores {
    case .loading: StoresViewState(stores: .loading)
    case .failed(let message): StoresViewState(stores: .failed(message: message))
    case .loaded(let stores): StoresViewState(stores: .loaded(stores.map(row)))
    }
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
      stores = .failed(message: "The stores could not be loaded.")
    }
  }

  private func row(_ store: StoreSummary) -> StoresViewState.StoreRow {
    let rating = store.rating.formatted(
      .number.precision(.fractionLength(1)).locale(locale))
    let count = store.reviewCount.formatted(.number.locale(locale))
    let minutes = store.deliveryMinutes
    return StoresViewState.StoreRow(
      id: store.id,
      name: store.name,
      rating: "\(rating) · \(count) reviews",
      delivery: "\(minutes.lowerBound)–\(minutes.upperBound) min · "
        + "\(store.deliveryFee.formatted(for: locale)) delivery",
      isOpen: store.isOpen
    )
  }
}
