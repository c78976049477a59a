import AnalyticsCore
import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Owns a store page's state: what was loaded, the heart's wish, the question that is open.
@MainActor
@Observable
final class StoreDetailViewModel {
  private let storeID: StoreID
  private let parts: StoreParts
  private let router: any Router
  private let addToBasket: SingleStoreAddToBasketUseCase
  private let words: StoreDetailWords

  private var store = LoadState<StoreDetail>.loading
  /// What the heart is wished to be while the server has not agreed; nil otherwise.
  private var wantedFavourite: Bool?
  private var itemAwaitingNewBasket: (item: BasketItem, currentStore: String)?
  private var notice: String?

  init(storeID: StoreID, parts: StoreParts, router: any Router) {
    self.storeID = storeID
    self.parts = parts
    self.router = router
    addToBasket = SingleStoreAddToBasketUseCase(basket: parts.basket, writer: parts.writer)
    words = StoreDetailWords(locale: parts.locale, showsReviews: parts.showsReviews)
  }

  var viewState: StoreDetailViewState {
    StoreDetailViewState(
      page: page, basketBar: words.bar(of: parts.basket),
      prompt: itemAwaitingNewBasket.map { .init(currentStore: $0.currentStore) }, notice: notice
    )
  }

  /// Loads what may have changed meanwhile; what was loaded stays until then.
  func onAppear() async {
    let start = parts.now()
    let isFirst = store.content == nil
    await load()
    guard isFirst, store.content != nil else { return }
    parts.metrics.record(
      Metric("store_first_content", values: ["duration_ms": start.milliseconds(to: parts.now())]))
  }

  func refresh() async {
    if store.content == nil { store = .loading }
    await load()
  }

  /// Adds one of an item, or leads to its options when it needs a choice first.
  func add(_ id: ItemID) async {
    guard let detail = store.content, let item = detail.item(id), detail.summary.isOpen else {
      return
    }
    guard !item.hasRequiredOptions else {
      router.open(ItemOptionsRoute(storeID: storeID, itemID: id))
      return
    }
    await add(BasketItem(item, of: detail.summary), replacing: false)
  }

  func confirmNewBasket() async {
    guard let (item, _) = itemAwaitingNewBasket else { return }
    itemAwaitingNewBasket = nil
    parts.metrics.record(Metric("new_basket_confirmed"))
    await add(item, replacing: true)
  }

  func cancelNewBasket() {
    itemAwaitingNewBasket = nil
  }

  /// Asks for the other state than the heart shows.
  func toggleFavourite() async {
    guard let detail = store.content else { return }
    let wanted = !(wantedFavourite ?? detail.isFavourite)
    wantedFavourite = wanted
    switch await parts.favourites.set(wanted, store: storeID) {
    case .superseded: return
    case .saved(let isFavourite):
      setFavourite(isFavourite)
      notice = nil
    case .failed: notice = "The favourite could not be saved."
    }
    wantedFavourite = nil
  }

  func openBasket() {
    router.open(BasketRoute())
  }

  private var page: LoadState<StoreDetailViewState.Page> {
    store.map { detail in
      words.page(
        of: detail,
        heart: .init(
          isFavourite: wantedFavourite ?? detail.isFavourite, isPending: wantedFavourite != nil),
        basket: parts.basket)
    }
  }

  private func load() async {
    async let basket: Void = refreshBasket()
    await loadStore()
    await basket
  }

  private func loadStore() async {
    do throws(CallFailure) {
      store = .loaded(try await parts.stores.store(storeID))
    } catch {
      switch error {
      case .cancelled: return
      case .notFound: store = .failed(message: "This store is not here any more.")
      case .unreachable, .unavailable, .signedOut, .unreadable:
        // What was loaded before is worth more than an empty page with an excuse.
        if store.content == nil {
          store = .failed(message: error.explaining("The store could not be loaded."))
        } else {
          notice = error.explaining("The store could not be loaded again.")
        }
      }
    }
  }

  /// A basket that cannot be read leaves the last one shown; the next write tells.
  private func refreshBasket() async {
    try? await parts.writer.refresh()
  }

  private func add(_ item: BasketItem, replacing: Bool) async {
    switch await addToBasket.add(item, replacing: replacing) {
    case .added: notice = nil
    case .needsNewBasket(let currentStore):
      itemAwaitingNewBasket = (item, currentStore)
      parts.metrics.record(Metric("new_basket_prompt"))
    case .failed(let message):
      notice = message
      parts.metrics.record(Metric("add_failed"))
    }
  }

  private func setFavourite(_ isFavourite: Bool) {
    guard var detail = store.content else { return }
    detail.isFavourite = isFavourite
    store = .loaded(detail)
  }
}
