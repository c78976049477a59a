import CheckoutAPI
import CommerceDomain
import DesignCore
import Observation
import RoutingCore

/// Shows the one basket, changes it through its one writer, and makes an order of it.
@MainActor
@Observable
final class BasketViewModel {
  private let basket: BasketStore
  private let basketWriter: BasketWriter
  private let placeOrder: PlaceOrderUseCase
  private let formatter: BasketFormatter
  private let router: any Router

  private var failure: CallFailure?
  /// The store that refused something because it is closed, until the basket is read again.
  private var closedStore: StoreID?
  private var isPlacing = false
  private var notice: String?

  init(
    basket: BasketStore, basketWriter: BasketWriter, placeOrder: PlaceOrderUseCase,
    formatter: BasketFormatter, router: any Router
  ) {
    self.basket = basket
    self.basketWriter = basketWriter
    self.placeOrder = placeOrder
    self.formatter = formatter
    self.router = router
  }

  var viewState: BasketViewState { BasketViewState(basket: contents) }

  func appear() async { await refresh() }

  /// Reads the basket again; what is shown stays until then.
  func refresh() async {
    failure = nil
    do throws(CallFailure) {
      try await basketWriter.refresh()
      closedStore = nil
      notice = nil
    } catch {
      guard error != .cancelled else { return }
      failure = error
      if basket.confirmed != nil { notice = formatter.message(for: error) }
    }
  }

  func addOne(_ line: LineID) async { await change(line, by: 1) }

  func removeOne(_ line: LineID) async { await change(line, by: -1) }

  func remove(_ line: LineID) async { await change(line, by: -basket.quantity(of: line)) }

  func checkOut() async {
    isPlacing = true
    let outcome = await placeOrder.place()
    isPlacing = false
    notice = formatter.message(for: outcome, store: basket.storeName)
    switch outcome {
    case .placed(let order): router.open(CheckoutRoute(orderID: order))
    case .storeClosed: closedStore = basket.storeID
    case .basketChanged, .basketEmpty, .basketUnknown, .notStarted, .notMade, .unknown: break
    }
  }

  private var contents: LoadState<BasketViewState.Contents> {
    guard basket.confirmed == nil else {
      let isClosed = closedStore != nil && closedStore == basket.storeID
      return .loaded(
        formatter.contents(
          of: basket, notice: notice, isClosed: isClosed, isPlacing: isPlacing))
    }
    return failure.map { .failed(message: formatter.message(for: $0)) } ?? .loading
  }

  private func change(_ id: LineID, by difference: Int) async {
    guard let line = basket.lines.first(where: { $0.id == id }), let store = basket.storeID else {
      return
    }
    let (quantity, overflow) = line.quantity.addingReportingOverflow(difference)
    guard !overflow else { return }
    let storeName = basket.storeName
    let item = BasketItem(
      id: line.itemID, name: line.name, unitPrice: line.unitPrice, storeID: store,
      storeName: storeName ?? "")
    do throws(BasketError) {
      try await basketWriter.make(
        BasketChange(item: item, quantity: quantity, choices: line.choices))
      notice = nil
    } catch {
      if error == .storeClosed { closedStore = store }
      notice = formatter.message(for: error, item: line.name, store: storeName)
    }
  }
}
