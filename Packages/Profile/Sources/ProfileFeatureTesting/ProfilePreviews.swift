import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import ProfileAPI
import ProfileFeature
import RoutingCoreTesting

/// Every state of the account team's screens, on fakes.
public enum ProfilePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = profile + order + favourites

  private static let profile = [
    Preview("profile-loading") {
      ProfileScene().entry.profile(ProfileRoute(), router: RecordingRouter())
    },
    Preview("profile") {
      await appeared(
        ProfileScene(orders: threeOrders).entry.profile(ProfileRoute(), router: RecordingRouter()))
    },
    Preview("profile-no-orders") {
      await appeared(ProfileScene().entry.profile(ProfileRoute(), router: RecordingRouter()))
    },
    Preview("profile-offline-orders") {
      let scene = ProfileScene(orders: threeOrders)
      await scene.orders.keep(for: .seconds(3 * 3600))
      return await appeared(scene.entry.profile(ProfileRoute(), router: RecordingRouter()))
    },
    Preview("profile-offline") {
      let scene = ProfileScene()
      await scene.orders.fail(with: .unreachable)
      return await appeared(scene.entry.profile(ProfileRoute(), router: RecordingRouter()))
    },
    Preview("profile-30-orders") {
      let orders = (1...30).map { Order.sample(id: "\(1000 + $0)", total: 950 + $0, day: $0) }
      return await appeared(
        ProfileScene(orders: orders).entry.profile(ProfileRoute(), router: RecordingRouter()))
    },
    Preview("profile-names") { await profileOfAllNames() },
    Preview("profile-dark", appearance: Appearance(colorScheme: .dark)) {
      await profileOfAllNames()
    },
    Preview("profile-largest-text", appearance: Appearance(textSize: .largest)) {
      await profileOfAllNames()
    },
  ]

  private static let order = [
    Preview("order-loading") { order("1001", of: ProfileScene()) },
    Preview("order") { await appeared(order("1001", of: ProfileScene(orders: threeOrders))) },
    Preview("order-awaiting-payment") {
      await appeared(order("1002", of: ProfileScene(orders: threeOrders)))
    },
    Preview("order-cancelled") {
      await appeared(order("1003", of: ProfileScene(orders: threeOrders)))
    },
    Preview("order-unknown") { await appeared(order("1001", of: ProfileScene())) },
    Preview("order-offline") {
      let scene = ProfileScene()
      await scene.orders.fail(with: .unreachable)
      return await appeared(order("1001", of: scene))
    },
  ]

  private static let favourites = [
    Preview("favourites-loading") {
      ProfileScene().entry.favourites(FavouritesRoute(), router: RecordingRouter())
    },
    Preview("favourites") {
      await appeared(
        ProfileScene(stores: [.sample(isFavourite: true)]).entry.favourites(
          FavouritesRoute(), router: RecordingRouter()))
    },
    Preview("favourites-names") {
      let stores = names.map { StoreDetail.sample(id: $0, name: $0, isFavourite: true) }
      return await appeared(
        ProfileScene(stores: stores).entry.favourites(
          FavouritesRoute(), router: RecordingRouter()))
    },
    Preview("favourites-none") {
      await appeared(ProfileScene().entry.favourites(FavouritesRoute(), router: RecordingRouter()))
    },
    Preview("favourites-offline") {
      let scene = ProfileScene()
      await scene.stores.fail(with: .unreachable)
      return await appeared(scene.entry.favourites(FavouritesRoute(), router: RecordingRouter()))
    },
  ]

  private static let threeOrders: [Order] = [
    .sample(id: "1001", status: .delivered, day: 3),
    .sample(id: "1002", storeName: "Thai Garden", total: 1902, status: .awaitingPayment, day: 2),
    .sample(id: "1003", status: .cancelled, day: 1),
  ]

  /// Names that are long, read from the right, wide, or of many characters a letter.
  private static let names = [
    "The Extraordinarily Long-Winded Emporium of Slowly Simmered Soups", "مطعم الياسمين",
    "בית הפיתות", "東京ボウル", "Café Été 👩‍👩‍👧‍👦",
  ]

  @MainActor
  private static func profileOfAllNames() async -> any Screen {
    let statuses: [OrderStatus] = [.delivered, .awaitingPayment, .cancelled, .paid, .delivered]
    let orders = zip(names, statuses).enumerated().map { index, order in
      Order.sample(id: "100\(index)", storeName: order.0, status: order.1, day: 5 - index)
    }
    return await appeared(
      ProfileScene(orders: orders).entry.profile(ProfileRoute(), router: RecordingRouter()))
  }

  @MainActor
  private static func order(_ id: String, of scene: ProfileScene) -> any Screen {
    scene.entry.order(OrderRoute(orderID: OrderID(id)), router: RecordingRouter())
  }

  @MainActor
  private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }
}
