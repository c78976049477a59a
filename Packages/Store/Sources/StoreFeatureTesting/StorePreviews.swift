public import DesignCore
import Foundation
import StoreAPI
import StoreFeature

/// Every state of the browse team's screens, on fakes.
public enum StorePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = [
    Preview("stores-loading") { stores(on: FakeStoreRepository()) },
    Preview("stores") {
      await appeared(
        on: FakeStoreRepository(stores: [
          .sample(),
          .sample(id: "night-owl", name: "Night Owl", isOpen: false),
        ]))
    },
    Preview("stores-offline") {
      let repository = FakeStoreRepository()
      await repository.fail(with: .unavailable)
      return await appeared(on: repository)
    },
  ]

  @MainActor
  private static func stores(on repository: FakeStoreRepository) -> any Screen {
    StoreFeatureEntry(stores: repository, locale: Locale(identifier: "en_IE"))
      .stores(StoresRoute())
  }

  @MainActor
  private static func appeared(on repository: FakeStoreRepository) async -> any Screen {
    let screen = stores(on: repository)
    await screen.appear()
    return screen
  }
}
