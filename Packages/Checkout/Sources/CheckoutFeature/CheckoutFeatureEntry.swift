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
  public init(
    client: HTTPClient, orders: any OrderRepository, basket: BasketStore, writer: BasketWriter,
    store: any DataStore, router: any Router, locale: Locale
  ) {
    self.init(
      parts: CheckoutParts(
        orders: orders, payments: RemotePaymentRepository(client: client),
        journal: PaymentJournal(store: store), basket: basket, writer: writer, router: router,
        locale: locale, makeKey: { UUID().uuidString }
      ))
  }

  package init(parts: CheckoutParts) {
    self.parts = parts
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
