public import CheckoutAPI
public import CommerceDomain
public import DesignCore
public import Foundation
public import NetworkCore
public import PersistenceCore
public import RoutingCore

/// The checkout team's screens on their collaborators.
@MainActor
public struct CheckoutFeatureEntry: CheckoutEntry {
  private let orders: any OrderRepository
  private let basket: BasketStore
  private let basketWriter: BasketWriter
  private let placeOrder: PlaceOrderUseCase
  let payOrder: PayOrderUseCase
  private let formatter: PaymentFormatter
  private let layout: CheckoutViewState.Layout

  /// The screens on the server that a client talks to.
  ///
  /// - Parameters:
  ///   - basket: the one basket; read here, written through `writer` only.
  ///   - disk: stores the payments under way, so that nobody is charged twice.
  ///   - locale: for amounts.
  ///   - dateLocale: for dates.
  ///   - timeZone: where the person is, for the days of payments.
  ///   - now: the time of day, for the age of payments under way.
  ///   - log: receives a line when a file is damaged or cannot be read.
  public init(
    client: HTTPClient, orders: any OrderRepository, basket: BasketStore, writer: BasketWriter,
    disk: any DataStore, locale: Locale, dateLocale: Locale, timeZone: TimeZone,
    now: @escaping @Sendable () -> Date, log: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      payments: RemotePaymentRepository(client: client), orders: orders, basket: basket,
      writer: writer, disk: disk, locale: locale, dateLocale: dateLocale, timeZone: timeZone,
      now: now, log: log, makeKey: { UUID().uuidString })
  }

  /// The screens on a repository of payments.
  ///
  /// - Parameter makeKey: mints a key that was never used before.
  package init(
    payments: any PaymentRepository, orders: any OrderRepository, basket: BasketStore,
    writer: BasketWriter, disk: any DataStore, locale: Locale, dateLocale: Locale,
    timeZone: TimeZone, now: @escaping @Sendable () -> Date,
    log: @escaping @Sendable (String) -> Void,
    makeKey: @escaping @MainActor () -> String
  ) {
    self.orders = orders
    self.basket = basket
    basketWriter = writer
    placeOrder = PlaceOrderUseCase(
      basket: basket, basketWriter: writer, orders: orders, disk: disk, log: log, makeKey: makeKey)
    payOrder = PayOrderUseCase(
      payments: payments, journal: PaymentJournal(store: disk, log: log), now: now,
      makeKey: makeKey)
    formatter = PaymentFormatter(
      locale: locale, dateLocale: dateLocale, timeZone: timeZone, now: now)
    layout = .full
  }

  private init(_ entry: CheckoutFeatureEntry, layout: CheckoutViewState.Layout) {
    orders = entry.orders
    basket = entry.basket
    basketWriter = entry.basketWriter
    placeOrder = entry.placeOrder
    payOrder = entry.payOrder
    formatter = entry.formatter
    self.layout = layout
  }

  /// The same screens with the second version of the checkout: its compact layout.
  public var express: CheckoutFeatureEntry { CheckoutFeatureEntry(self, layout: .compact) }

  /// Asks what became of the payments that an earlier run left open, all at once. Charges nothing.
  ///
  /// - Returns: one message for the person about each, as its answer comes.
  public func settlePayments() -> AsyncStream<String> {
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    Task { [payOrder, formatter] in
      await withTaskGroup { group in
        for order in await payOrder.openOrders() {
          group.addTask { (order, await payOrder.check(order)) }
        }
        for await (order, outcome) in group {
          guard let message = formatter.message(for: outcome, of: order) else { continue }
          // What nobody listens to any more is said at the next launch.
          if case .terminated = continuation.yield(message) { continue }
          if case .paid(let paid) = outcome { await payOrder.acknowledge(paid) }
        }
      }
      continuation.finish()
    }
    return messages
  }

  public func basket(_ route: BasketRoute, router: any Router) -> some Screen {
    BasketView(model: basketModel(router: router))
  }

  public func checkout(_ route: CheckoutRoute, router: any Router) -> some Screen {
    CheckoutView(model: checkoutModel(route, router: router))
  }

  public func receipt(_ route: ReceiptRoute, router: any Router) -> some Screen {
    ReceiptView(model: receiptModel(route, router: router))
  }

  func basketModel(router: any Router) -> BasketViewModel {
    BasketViewModel(
      basket: basket, basketWriter: basketWriter, placeOrder: placeOrder,
      formatter: BasketFormatter(locale: formatter.locale), router: router)
  }

  func checkoutModel(_ route: CheckoutRoute, router: any Router) -> CheckoutViewModel {
    CheckoutViewModel(
      orderID: route.orderID, orders: orders, basketWriter: basketWriter, payOrder: payOrder,
      formatter: CheckoutFormatter(layout: layout, payments: formatter), router: router)
  }

  func receiptModel(_ route: ReceiptRoute, router: any Router) -> ReceiptViewModel {
    ReceiptViewModel(
      orderID: route.orderID, orders: orders, payOrder: payOrder, locale: formatter.locale,
      router: router)
  }
}
