import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import ProfileAPI
import ProfileFeature

/// Every state of the account team's screens, on fakes.
public enum ProfilePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = profile + order + favourites

  private static let profile = [
    Preview("profile-loading") { ProfileScene().entry.profile(ProfileRoute()) },
    Preview("profile") {
      await appeared(ProfileScene(orders: threeOrders).entry.profile(ProfileRoute()))
    },
    Preview("profile-no-orders") { await appeared(ProfileScene().entry.profile(ProfileRoute())) },
    Preview("profile-offline-orders") {
      let scene = ProfileScene(orders: threeOrders)
      await scene.orders.keep(for: .seconds(3 * 3600))
      return await appeared(scene.entry.profile(ProfileRoute()))
    },
    Preview("profile-offline") {
      let scene = ProfileScene()
      await scene.orders.fail(with: .unavailable)
      return await appeared(scene.entry.profile(ProfileRoute()))
    },
  ]

  private static let order = [
    Preview("order") {
      await appeared(
        ProfileScene(orders: threeOrders).entry.order(OrderRoute(orderID: OrderID("1001"))))
    },
    Preview("order-unknown") {
      await appeared(ProfileScene().entry.order(OrderRoute(orderID: OrderID("1001"))))
    },
  ]

  private static let favourites = [
    Preview("favourites") {
      let store = FavouriteStore(id: StoreID("thai-garden"), name: "Thai Garden")
      return await appeared(
        ProfileScene(favourites: [store]).entry.favourites(FavouritesRoute()))
    },
    Preview("favourites-none") {
      await appeared(ProfileScene().entry.favourites(FavouritesRoute()))
    },
    Preview("favourites-offline") {
      let scene = ProfileScene()
      await scene.favourites.fail(with: .unavailable)
      return await appeared(scene.entry.favourites(FavouritesRoute()))
    },
  ]

  private static let threeOrders: [Order] = [
    .sample(id: "1001", status: .delivered, day: 3),
    .sample(id: "1002", storeName: "Thai Garden", total: 1902, status: .awaitingPayment, day: 2),
    .sample(id: "1003", status: .cancelled, day: 1),
  ]

  @MainActor
  private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }
}
