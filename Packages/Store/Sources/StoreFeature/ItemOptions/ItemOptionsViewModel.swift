import CommerceDomain
import DesignCore
import Foundation
import Observation
import RoutingCore

/// Holds what was chosen for an item until it goes into the basket.
@MainActor
@Observable
final class ItemOptionsViewModel {
  private let storeID: StoreID
  private let itemID: ItemID
  private let stores: any StoreRepository
  private let addToBasket: AddToBasketUseCase
  private let locale: Locale
  private let router: any Router

  private var loaded = LoadState<(item: MenuItem, store: StoreSummary)>.loading
  /// The chosen id for each option's id.
  private var chosen: [String: String] = [:]
  private var newBasketPrompt: NewBasketPrompt?
  private var notice: String?

  init(
    storeID: StoreID, itemID: ItemID, stores: any StoreRepository, addToBasket: AddToBasketUseCase,
    locale: Locale, router: any Router
  ) {
    self.storeID = storeID
    self.itemID = itemID
    self.stores = stores
    self.addToBasket = addToBasket
    self.locale = locale
    self.router = router
  }

  var viewState: ItemOptionsViewState {
    ItemOptionsViewState(
      item: loaded.map(state), newBasketPrompt: newBasketPrompt, notice: notice)
  }

  func appear() async {
    guard loaded.content == nil else { return }
    await load()
  }

  func refresh() async {
    if loaded.content == nil { loaded = .loading }
    await load()
  }

  func choose(_ choice: String, of option: String) {
    chosen[option] = chosen[option] == choice ? nil : choice
  }

  /// Puts the item into the basket and leaves, or says what is in the way.
  func add() async { await add(isReplacing: false) }

  func confirmNewBasket() async { await add(isReplacing: true) }

  func cancelNewBasket() { newBasketPrompt = nil }

  private func add(isReplacing: Bool) async {
    guard let (item, store) = loaded.content else { return }
    newBasketPrompt = nil
    let outcome = await addToBasket.add(
      BasketItem(item, of: store), choices: choices(of: item),
      isReplacing: isReplacing)
    switch outcome {
    case .added: router.dismiss()
    case .needsNewBasket(let prompt): newBasketPrompt = prompt
    case .storeClosed(let message):
      loaded = loaded.map { loaded in
        var closed = loaded
        closed.store.isOpen = false
        return closed
      }
      notice = message
    case .failed(let message): notice = message
    }
  }

  private func choices(of item: MenuItem) -> [Choice] {
    item.options.compactMap { option in option.choices.first { $0.id == chosen[option.id] } }
  }

  private func load() async {
    do {
      let detail = try await stores.store(storeID)
      loaded =
        detail.item(itemID).map { .loaded(($0, detail.summary)) }
        ?? .failed(message: "This item is not on the menu any more.")
      notice = nil
    } catch .cancelled {
      return
    } catch {
      notice = loaded.fail(message: error.explaining("The options could not be loaded."))
    }
  }

  private func state(of item: MenuItem, in store: StoreSummary) -> ItemOptionsViewState.Item {
    let isComplete = !item.hasRequiredOptions || item.options.allSatisfy { chosen[$0.id] != nil }
    return ItemOptionsViewState.Item(
      name: item.name, price: item.price.formatted(for: locale),
      options: item.options.map { option in
        .init(
          id: option.id, title: option.title,
          choices: option.choices.map {
            .init(id: $0.id, name: $0.name, isChosen: chosen[option.id] == $0.id)
          })
      },
      canAdd: store.isOpen && isComplete)
  }
}
