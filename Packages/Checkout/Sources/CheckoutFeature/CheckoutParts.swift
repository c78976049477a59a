package import CommerceDomain
package import Foundation
package import PersistenceCore

/// What the checkout team's screens work with; built once by the entry, so that every screen pays
/// through the same use case.
@MainActor
package struct CheckoutParts {
  let orders: any OrderRepository
  let basket: BasketStore
  let writer: BasketWriter
  let payOrder: PayOrderUseCase
  let placeOrder: PlaceOrderUseCase
  let locale: Locale

  package init(
    orders: any OrderRepository, payments: any PaymentRepository, disk: any DataStore,
    basket: BasketStore, writer: BasketWriter, locale: Locale,
    log: @escaping @Sendable (String) -> Void, makeKey: @escaping @MainActor () -> String
  ) {
    self.orders = orders
    self.basket = basket
    self.writer = writer
    self.locale = locale
    payOrder = PayOrderUseCase(
      payments: payments, journal: PaymentJournal(store: disk, log: log), makeKey: makeKey)
    placeOrder = PlaceOrderUseCase(
      basket: basket, writer: writer, orders: orders, disk: disk, log: log, makeKey: makeKey)
  }
}
