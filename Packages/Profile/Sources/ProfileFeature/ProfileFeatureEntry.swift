public import CommerceDomain
public import DesignCore
public import Foundation
public import ProfileAPI
public import RoutingCore

/// The account team's screens on their collaborators.
@MainActor
public struct ProfileFeatureEntry: ProfileEntry {
  private let orders: any OrderRepository
  private let router: any Router
  private let dates: Date.FormatStyle
  private let locale: Locale

  public init(
    orders: any OrderRepository, router: any Router, locale: Locale, timeZone: TimeZone
  ) {
    self.orders = orders
    self.router = router
    self.locale = locale
    dates = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone)
  }

  public func profile(_ route: ProfileRoute) -> some Screen {
    ProfileView(
      model: ProfileViewModel(orders: orders, router: router, locale: locale, dates: dates)
    )
  }
}
