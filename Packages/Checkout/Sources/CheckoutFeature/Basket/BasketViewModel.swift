import CheckoutAPI
import CommerceDomain
import Foundation
import Observation
import RoutingCore

/// Shows the one basket, changes it through its one writer, and makes an order of it.
@MainActor
@Observable
final class BasketViewModel {
  private let basket: BasketStore
  private let writer: BasketWriter
  private let placeOrder: PlaceOrderUseCase
  private let router: any Router
  private let locale: Locale
  private var failure: CallFailure?
  private var isPlacing = false
  private var notice: String?

  init(
    basket: BasketStore, writer: BasketWriter, placeOrder: PlaceOrderUseCase,
    router: any Router, locale: Locale
  ) {
    self.basket = basket
    self.writer = writer
    self.placeOrder = placeOrder
    self.router = router
    self.locale = locale
  }

  var viewState: BasketViewState {
    let lines = basket.lines
    return BasketViewState(
      load: loadState,
      storeName: basket.storeName,
      lines: lines.map { line in
        .init(
          id: line.itemID, name: line.name, quantity: line.quantity,
          amount: line.lineTotal.formatted(for: locale))
      },
      fees: lines.isEmpty
        ? []
        : (basket.confirmed?.fees ?? []).map {
          .init(name: $0.title, amount: $0.amount.formatted(for: locale))
        },
      total: lines.isEmpty ? nil : basket.total?.formatted(for: locale),
      isPending: basket.isPending,
      canCheckOut: !lines.isEmpty && !isPlacing,
      notice: notice
    )
  }

  func load() async {
    do {
      try await writer.refresh()
      failure = nil
    } catch {
      failure = error == .cancelled ? nil : error
    }
  }

  func retry() async {
    failure = nil
    await load()
  }

  func addOne(_ item: ItemID) async { await change(item, by: 1) }
  func removeOne(_ item: ItemID) async { await change(item, by: -1) }

  func remove(_ item: ItemID) async {
    await change(item, by: -basket.quantity(of: item))
  }

  func checkOut() async {
    isPlacing = true
    let outcome = await placeOrder.place()
    isPlacing = false
    switch outcome {
    case .placed(let order):
      notice = nil
      router.open(CheckoutRoute(orderID: order))
    case .basketChanged: notice = "The basket has changed. Have a look, then check out again."
    case .failed(let message): notice = message
    }
  }

  private var loadState: BasketViewState.Load {
    guard basket.confirmed == nil else { return .loaded }
    guard let failure else { return .loading }
    return .failed(message: failure.explaining("The basket could not be loaded."))
  }

  private func change(_ id: ItemID, by difference: Int) async {
    guard let line = basket.lines.first(where: { $0.itemID == id }),
      let storeID = basket.storeID
    else { return }
    let (quantity, overflow) = line.quantity.addingReportingOverflow(difference)
    guard !overflow else { return }
    let item = BasketItem(
      id: id, name: line.name, unitPrice: line.unitPrice, storeID: storeID,
      storeName: basket.storeName ?? ""
    )
    do throws(BasketError) {
      try await writer.make(
        BasketChange(item: item, quantity: quantity, choices: line.choices))
      notice = nil
    } catch {
      notice = words(for: error, item: line.name)
    }
  }

  private func words(for error: BasketError, item: String) -> String {
    switch error {
    case .storeClosed: "The store is closed."
    case .call(.notFound): "\(item) is not on the menu any more."
    case .invalidQuantity: "That is more \(item) than can be ordered."
    case .otherStore: "The basket holds another store's items by now."
    case .invalidChoices: "\(item) could not be changed. Try again."
    case .call(let failure):
      failure.explaining("\(item) could not be changed.", advice: "Try again.")
    case .unknown(let failure):
      failure.explaining("We could not tell whether \(item) was changed.")
    }
  }
}
