public import CommerceDomain
public import DesignCore
public import Foundation
public import ProfileAPI
public import RoutingCore

/// The account team's screens on their collaborators.
@MainActor
public struct ProfileFeatureEntry: ProfileEntry {
  private let orders: any OrderRepository
  private let favourites: any FavouritesRepository
  private let buyAgain: BuyAgainUseCase
  private let formatter: OrderFormatter

  /// - Parameters:
  ///   - locale: how amounts and numbers are formatted.
  ///   - dateLocale: how dates are formatted.
  ///   - timeZone: where the person is, for the days of orders.
  public init(
    orders: any OrderRepository, stores: any StoreRepository,
    favourites: any FavouritesRepository, locale: Locale, dateLocale: Locale, timeZone: TimeZone
  ) {
    self.orders = orders
    self.favourites = favourites
    buyAgain = BuyAgainUseCase(stores: stores)
    formatter = OrderFormatter(locale: locale, dateLocale: dateLocale, timeZone: timeZone)
  }

  public func profile(_ route: ProfileRoute, router: any Router) -> some Screen {
    ProfileView(model: profileModel(router: router))
  }

  public func order(_ route: OrderRoute, router: any Router) -> some Screen {
    OrderView(model: orderModel(route, router: router))
  }

  public func favourites(_ route: FavouritesRoute, router: any Router) -> some Screen {
    FavouritesView(model: favouritesModel(router: router))
  }

  func profileModel(router: any Router) -> ProfileViewModel {
    ProfileViewModel(
      orders: orders, favourites: favourites, buyAgain: buyAgain, formatter: formatter,
      router: router)
  }

  func orderModel(_ route: OrderRoute, router: any Router) -> OrderViewModel {
    OrderViewModel(
      orderID: route.orderID, orders: orders, buyAgain: buyAgain, formatter: formatter,
      router: router)
  }

  func favouritesModel(router: any Router) -> FavouritesViewModel {
    FavouritesViewModel(favourites: favourites, router: router)
  }
}
