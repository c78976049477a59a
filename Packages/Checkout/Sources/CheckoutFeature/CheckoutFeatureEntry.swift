public import CheckoutAPI
public import CommerceDomain
public import DesignCore
public import Foundation

/// The checkout team's screens on their collaborators.
@MainActor
public struct CheckoutFeatureEntry: CheckoutEntry {
  private let orders: any OrderRepository
  private let locale: Locale

  public init(orders: any OrderRepository, locale: Locale) {
    self.orders = orders
    self.locale = locale
  }

  public func checkout(_ route: CheckoutRoute) -> some Screen {
    CheckoutView(
      model: CheckoutViewModel(orderID: route.orderID, orders: orders, locale: locale)
    )
  }
}
