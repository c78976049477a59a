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
  ///   - disk: stores the payments under way, so that nobody is charged twice.
  ///   - log: receives a line when a damaged file had to be put aside.
  public init(
    client: HTTPClient, orders: any OrderRepository, basket: BasketStore, writer: BasketWriter,
    disk: any DataStore, locale: Locale, log: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      parts: CheckoutParts(
        orders: orders, payments: RemotePaymentRepository(client: client),
        disk: disk, basket: basket, writer: writer, locale: locale, log: log,
        makeKey: { UUID().uuidString }
      ))
  }

  package init(parts: CheckoutParts) {
    self.parts = parts
  }

  /// Asks what became of the payments that an earlier run left open.
  ///
  /// - Returns: one message for the person about each, as its answer comes.
  public func settlePayments() -> AsyncStream<String> {
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    Task {
      for message in await openPaymentMessages() { continuation.yield(message) }
      continuation.finish()
    }
    return messages
  }

  private func openPaymentMessages() async -> [String] {
    await parts.payOrder.settleAll().map { order, outcome in
      switch outcome {
      case .paid, .alreadyPaid: "Your payment for order \(order) went through."
      case .unknown, .notSent: "We're still checking your payment for order \(order)."
      case .declined, .amountChanged, .notPayable, .keyReused:
        "Your payment for order \(order) was not made. Nothing was charged."
      }
    }
  }

  public func basket(_ route: BasketRoute, router: any Router) -> some Screen {
    BasketView(
      model: BasketViewModel(
        basket: parts.basket, writer: parts.writer, placeOrder: parts.placeOrder,
        router: router, locale: parts.locale))
  }

  public func checkout(_ route: CheckoutRoute, router: any Router) -> some Screen {
    checkout(route, router: router, layout: .full)
  }

  public func receipt(_ route: ReceiptRoute, router: any Router) -> some Screen {
    ReceiptView(model: ReceiptViewModel(orderID: route.orderID, parts: parts, router: router))
  }

  /// The same screens with the second version of the checkout.
  public var express: Express { Express(entry: self) }

  /// The checkout team's screens, with the checkout in its compact layout.
  @MainActor
  public struct Express: CheckoutEntry {
    fileprivate let entry: CheckoutFeatureEntry

    public func basket(_ route: BasketRoute, router: any Router) -> some Screen {
      entry.basket(route, router: router)
    }

    public func checkout(_ route: CheckoutRoute, router: any Router) -> some Screen {
      entry.checkout(route, router: router, layout: .compact)
    }

    public func receipt(_ route: ReceiptRoute, router: any Router) -> some Screen {
      entry.receipt(route, router: router)
    }
  }

  private func checkout(
    _ route: CheckoutRoute, router: any Router, layout: CheckoutView.Layout
  ) -> CheckoutView {
    CheckoutView(
      model: CheckoutViewModel(orderID: route.orderID, parts: parts, router: router),
      layout: layout)
  }
}
