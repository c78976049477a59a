import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import DesignCoreTesting

/// Every state of the account team's screens, on fakes.
public enum ProfilePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = profile + order + favourites

  private static let profile = [
    Preview("profile-loading") { ProfileScene().profile },
    Preview("profile") { await ProfileScene(orders: threeOrders).profile.appeared() },
    Preview("profile-no-orders") { await ProfileScene().profile.appeared() },
    Preview("profile-offline-orders") {
      let scene = ProfileScene(orders: threeOrders)
      await scene.orders.keep(for: .seconds(3 * 3600))
      return await scene.profile.appeared()
    },
    Preview("profile-offline") {
      let scene = ProfileScene()
      await scene.orders.fail(with: .unreachable)
      return await scene.profile.appeared()
    },
    Preview("profile-closed-store") {
      let store = StoreDetail.sample(id: "corner-deli", name: "Corner Deli", isOpen: false)
      return await ProfileScene(orders: threeOrders, stores: [store]).profile.appeared()
    },
    Preview("profile-stores-unknown") {
      let scene = ProfileScene(orders: threeOrders)
      await scene.stores.fail(with: .unreachable)
      return await scene.profile.appeared()
    },
    Preview("profile-30-orders") {
      let orders = (1...30).map { Order.sample(id: "\(1000 + $0)", total: 950 + $0, day: $0) }
      return await ProfileScene(orders: orders).profile.appeared()
    },
    Preview("profile-left-out") {
      let scene = ProfileScene(orders: threeOrders)
      await scene.orders.leaveOut(1)
      return await scene.profile.appeared()
    },
    Preview("profile-odd") { await ProfileScene(orders: Order.odd).profile.appeared() },
    Preview("profile-names") { await profileOfAllNames() },
    Preview("profile-dark", appearance: Appearance(colorScheme: .dark)) {
      await profileOfAllNames()
    },
    Preview("profile-largest-text", appearance: Appearance(textSize: .largest)) {
      await profileOfAllNames()
    },
  ]

  private static let order = [
    Preview("order-loading") { ProfileScene().order("1001") },
    Preview("order") { await ProfileScene(orders: threeOrders).order("1001").appeared() },
    Preview("order-awaiting-payment") {
      await ProfileScene(orders: threeOrders).order("1002").appeared()
    },
    Preview("order-cancelled") {
      await ProfileScene(orders: threeOrders).order("1003").appeared()
    },
    Preview("order-odd") { await ProfileScene(orders: Order.odd).order("odd-1").appeared() },
    Preview("order-unknown") { await ProfileScene().order("1001").appeared() },
    Preview("order-offline") {
      let scene = ProfileScene()
      await scene.orders.fail(with: .unreachable)
      return await scene.order("1001").appeared()
    },
  ]

  private static let favourites = [
    Preview("favourites-loading") { ProfileScene().favourites },
    Preview("favourites") {
      await ProfileScene(stores: [.sample(isFavourite: true)]).favourites.appeared()
    },
    Preview("favourites-names") {
      let stores = names.map { StoreDetail.sample(id: $0, name: $0, isFavourite: true) }
      return await ProfileScene(stores: stores).favourites.appeared()
    },
    Preview("favourites-none") { await ProfileScene().favourites.appeared() },
    Preview("favourites-offline") {
      let scene = ProfileScene()
      await scene.stores.fail(with: .unreachable)
      return await scene.favourites.appeared()
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
    return await ProfileScene(orders: orders).profile.appeared()
  }
}
