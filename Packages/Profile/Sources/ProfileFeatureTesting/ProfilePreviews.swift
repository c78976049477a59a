import CommerceDomain
import CommerceDomainTesting
public import DesignCore
import Foundation
import ProfileAPI
import ProfileFeature
import RoutingCoreTesting

/// Every state of the account team's screens, on fakes.
public enum ProfilePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = [
    Preview("profile-loading") { profile(on: FakeOrderRepository()) },
    Preview("profile") {
      await appeared(
        on: FakeOrderRepository(orders: [
          .sample(id: "1001", status: .delivered, day: 3),
          .sample(id: "1002", storeName: "Thai Garden", total: 1902, status: .paid, day: 2),
          .sample(id: "1003", status: .cancelled, day: 1),
        ]))
    },
    Preview("profile-no-orders") { await appeared(on: FakeOrderRepository()) },
    Preview("profile-offline") {
      let orders = FakeOrderRepository()
      await orders.fail(with: .unavailable)
      return await appeared(on: orders)
    },
  ]

  @MainActor
  private static func profile(on orders: FakeOrderRepository) -> any Screen {
    ProfileFeatureEntry(
      orders: orders, router: RecordingRouter(), locale: Locale(identifier: "en_IE"),
      timeZone: .gmt
    ).profile(ProfileRoute())
  }

  @MainActor
  private static func appeared(on orders: FakeOrderRepository) async -> any Screen {
    let screen = profile(on: orders)
    await screen.appear()
    return screen
  }
}
