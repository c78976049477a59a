import AnalyticsCore
import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore
import StoreAPI

/// Shows a store, adds from its menu, and makes it a favourite.
@MainActor
@Observable
final class StoreDetailViewModel {
  private let storeID: StoreID
  private let stores: any StoreRepository
  private let basket: BasketStore
  private let writer: BasketWriter
  private let addToBasket: AddToBasketUseCase
  private let setFavourite: SetFavouriteUseCase
  private let metrics: any MetricSink
  private let now: @MainActor () -> ContinuousClock.Instant
  private let formatter: StoreDetailFormatter
  private let router: any Router

  private var store = LoadState<StoreDetail>.loading
  /// What the person wants the heart to be while the server has not agreed; nil otherwise.
  private var wantedFavourite: Bool?
  private var awaitingNewBasket: (item: BasketItem, prompt: NewBasketPrompt)?
  private var notice: String?

  init(
    storeID: StoreID, stores: any StoreRepository, basket: BasketStore, writer: BasketWriter,
    addToBasket: AddToBasketUseCase, setFavourite: SetFavouriteUseCase, metrics: any MetricSink,
    now: @escaping @MainActor () -> ContinuousClock.Instant, formatter: StoreDetailFormatter,
    router: any Router
  ) {
    self.storeID = storeID
    self.stores = stores
    self.basket = basket
    self.writer = writer
    self.addToBasket = addToBasket
    self.setFavourite = setFavourite
    self.metrics = metrics
    self.now = now
    self.formatter = formatter
    self.router = router
  }

  var viewState: StoreDetailViewState {
    StoreDetailViewState(
      page: store.map { formatter.page(of: $0, heart: heart(of: $0), basket: basket) },
      basketBar: formatter.bar(of: basket), newBasketPrompt: awaitingNewBasket?.prompt,
      notice: notice)
  }

  func appear() async {
    let start = now()
    let isFirst = store.content == nil
    await load()
    guard isFirst, store.content != nil else { return }
    metrics.record(
      Metric(
        "store_first_content", values: ["duration_ms": (now() - start) / .milliseconds(1)]))
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
    await add(BasketItem(item, of: detail.summary), isReplacing: false)
  }

  func confirmNewBasket() async {
    guard let (item, _) = awaitingNewBasket else { return }
    awaitingNewBasket = nil
    await add(item, isReplacing: true)
  }

  func cancelNewBasket() { awaitingNewBasket = nil }

  /// Asks for the other state than the heart shows.
  func toggleFavourite() async {
    guard let detail = store.content else { return }
    let wanted = !heart(of: detail).isFavourite
    wantedFavourite = wanted
    switch await setFavourite.set(wanted, store: storeID) {
    case .superseded: return
    case .saved(let isFavourite):
      update { $0.isFavourite = isFavourite }
      notice = nil
    case .failed(let isFavourite, let message):
      if let isFavourite { update { $0.isFavourite = isFavourite } }
      notice = message
    }
    wantedFavourite = nil
  }

  func openBasket() { router.open(BasketRoute()) }

  private func heart(of detail: StoreDetail) -> StoreDetailViewState.Heart {
    .init(
      isFavourite: wantedFavourite ?? detail.isFavourite, isPending: wantedFavourite != nil)
  }

  /// Store and basket, at the same time. A basket that cannot be read leaves the last one shown.
  private func load() async {
    async let basket: Void? = try? writer.refresh()
    await loadStore()
    _ = await basket
  }

  private func loadStore() async {
    do {
      store = .loaded(try await stores.store(storeID))
      notice = nil
    } catch .cancelled {
      return
    } catch .notFound {
      store = .failed(message: "This store is not here any more.")
    } catch {
      notice = store.fail(message: error.explaining("The store could not be loaded."))
    }
  }

  private func add(_ item: BasketItem, isReplacing: Bool) async {
    switch await addToBasket.add(item, isReplacing: isReplacing) {
    case .added: notice = nil
    case .needsNewBasket(let prompt): awaitingNewBasket = (item, prompt)
    case .storeClosed(let message):
      update { $0.summary.isOpen = false }
      notice = message
    case .failed(let message): notice = message
    }
  }

  private func update(_ change: (inout StoreDetail) -> Void) {
    guard var detail = store.content else { return }
    change(&detail)
    store = .loaded(detail)
  }
}
