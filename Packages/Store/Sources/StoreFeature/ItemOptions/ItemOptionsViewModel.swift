import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Keeps what was chosen for an item until it goes into the basket.
@MainActor
@Observable
final class ItemOptionsViewModel {
  private let route: ItemOptionsRoute
  private let parts: StoreParts
  private let router: any Router
  private let addToBasket: SingleStoreAddToBasketUseCase

  private var loaded = LoadState<(item: MenuItem, store: StoreSummary)>.loading
  /// The chosen id for each option's id.
  private var chosen: [String: String] = [:]
  private var currentStore: String?
  private var notice: String?

  init(route: ItemOptionsRoute, parts: StoreParts, router: any Router) {
    self.route = route
    self.parts = parts
    self.router = router
    addToBasket = SingleStoreAddToBasketUseCase(basket: parts.basket, writer: parts.writer)
  }

  var viewState: ItemOptionsViewState {
    ItemOptionsViewState(
      item: loaded.map(state), promptStore: currentStore, notice: notice)
  }

  func onAppear() async {
    guard loaded.content == nil else { return }
    await load()
  }

  func load() async {
    do throws(CallFailure) {
      let detail = try await parts.stores.store(route.storeID)
      loaded =
        if let item = detail.item(route.itemID) {
          .loaded((item, detail.summary))
        } else {
          .failed(message: "This item is not on the menu any more.")
        }
    } catch {
      guard error != .cancelled else { return }
      loaded = .failed(message: error.explaining("The options could not be loaded."))
    }
  }

  func choose(_ choice: String, of option: String) {
    chosen[option] = chosen[option] == choice ? nil : choice
  }

  /// Puts the item into the basket and leaves, or says what is in the way.
  func add(replacing: Bool = false) async {
    guard let (item, store) = loaded.content else { return }
    currentStore = nil
    let choices = item.options.compactMap { chosen[$0.id] }
    let wish = BasketItem(item, of: store)
    switch await addToBasket.add(wish, replacing: replacing, choices: choices) {
    case .added: router.dismiss()
    case .needsNewBasket(let store): currentStore = store
    case .failed(let message): notice = message
    }
  }

  func cancelNewBasket() {
    currentStore = nil
  }

  private func state(of item: MenuItem, in store: StoreSummary) -> ItemOptionsViewState.Item {
    let isComplete = !item.hasRequiredOptions || item.options.allSatisfy { chosen[$0.id] != nil }
    return ItemOptionsViewState.Item(
      name: item.name, price: item.price.formatted(for: parts.locale),
      options: item.options.map { option in
        .init(
          id: option.id, title: option.title,
          choices: option.choices.map {
            .init(id: $0.id, name: $0.name, isChosen: chosen[option.id] == $0.id)
          })
      },
      canAdd: store.isOpen && isComplete
    )
  }
}
