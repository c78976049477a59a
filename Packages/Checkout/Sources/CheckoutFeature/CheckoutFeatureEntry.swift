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
  private let parts: CheckoutParts

  /// The screens on the server that a client talks to.
  ///
  /// - Parameters:
  ///   - basket: the one basket; read here, written through `writer` only.
  ///   - store: keeps the payments under way, so that nobody is charged twice.
  ///   - log: takes a line when what was kept had to be put aside.
  public init(
    client: HTTPClient, orders: any OrderRepository, basket: BasketStore, writer: BasketWriter,
    store: any DataStore, router: any Router, locale: Locale,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      parts: CheckoutParts(
        orders: orders, payments: RemotePaymentRepository(client: client),
        disk: store, basket: basket, writer: writer, router: router,
        locale: locale, log: log, makeKey: { UUID().uuidString }
      ))
  }

  package init(parts: CheckoutParts) {
    self.parts = parts
  }

  /// Settles the payments that an earlier run has left open, before anything is shown.
  ///
  /// - Returns: a line for the person about each.
  public func settlePayments() async -> [String] {
    await parts.payOrder.settleAll().map { order, outcome in
      switch outcome {
      case .paid, .alreadyPaid: "Your payment for order \(order) went through."
      case .unknown, .notSent: "We're still checking your payment for order \(order)."
      case .declined, .amountChanged, .notPayable, .keyReused:
        "Your payment for order \(order) was not made. Nothing was charged."
      }
    }
  }

  public func basket(_ route: BasketRoute) -> some Screen {
    BasketView(
      model: BasketViewModel(
        basket: parts.basket, writer: parts.writer, placeOrder: parts.placeOrder,
        router: parts.router, locale: parts.locale))
  }

  public func checkout(_ route: CheckoutRoute) -> some Screen {
    CheckoutView(model: CheckoutViewModel(orderID: route.orderID, parts: parts))
  }

  /// The second version of the checkout's screen, for the same route.
  public func expressCheckout(_ route: CheckoutRoute) -> some Screen {
    CheckoutView(
      model: CheckoutViewModel(orderID: route.orderID, parts: parts), layout: .compact)
  }

  public func receipt(_ route: ReceiptRoute) -> some Screen {
    ReceiptView(model: ReceiptViewModel(orderID: route.orderID, parts: parts))
  }
}
