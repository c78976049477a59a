extension MigrationStep {
  /// A thin app and one target with everything in it. Parts find each other through a locator, so
  /// everything is public, and three teams work in one folder.
  static let monolith = MigrationStep(
    "one target with a service locator",
    baseline: [
      "entry-point AppFeature CheckoutScreen",
      "entry-point AppFeature HTTPClient",
      "entry-point AppFeature Order",
      "entry-point AppFeature ServiceLocator",
      "entry-point AppFeature StoreScreen",
      "library-type AppFeature dynamic",
      "manifest-settings Packages/App/Package.swift \"language modes\"",
      "owner AppFeature",
      "unlisted-tests AppFeatureTests",
    ],
    """
    ==> CODEOWNERS
    /App/ @shop/platform
    /Packages/App/ @shop/platform
    /Packages/App/Sources/AppFeature/Checkout/ @shop/checkout
    /Packages/App/Sources/AppFeature/Store/ @shop/browse
    ==> Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(path: "Packages/App")],
      targets: [
        .executableTarget(
          name: "ShopApp", dependencies: [.product(name: "AppFeature", package: "App")],
          path: "App/ShopApp")
      ],
      swiftLanguageModes: [.v6]
    )
    ==> App/ShopApp/ShopApp.swift
    import AppFeature

    @main
    struct ShopApp {
      static func main() {
        print(AppRoot().store(named: "thai-garden"))
      }
    }
    ==> Packages/App/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      products: [.library(name: "AppFeature", type: .dynamic, targets: ["AppFeature"])],
      targets: [
        .target(name: "AppFeature"),
        .testTarget(name: "AppFeatureTests", dependencies: ["AppFeature"]),
      ],
      swiftLanguageModes: [.v5]
    )
    ==> Packages/App/Sources/AppFeature/AppRoot.swift
    public struct AppRoot {
      public init() {
        ServiceLocator.shared.register(HTTPClient())
      }

      public func store(named name: String) -> String {
        StoreScreen(name: name).text
      }
    }
    ==> Packages/App/Sources/AppFeature/ServiceLocator.swift
    public final class ServiceLocator {
      public static let shared = ServiceLocator()
      private var services: [ObjectIdentifier: Any] = [:]

      public func register<Service>(_ service: Service) {
        services[ObjectIdentifier(Service.self)] = service
      }

      public func resolve<Service>(_ type: Service.Type) -> Service {
        services[ObjectIdentifier(type)] as! Service
      }
    }
    ==> Packages/App/Sources/AppFeature/Network/HTTPClient.swift
    public struct HTTPClient {
      public init() {}

      public func get(_ path: String) -> String {
        "answer to \\(path)"
      }
    }
    ==> Packages/App/Sources/AppFeature/Commerce/Order.swift
    public struct Order {
      public var store: String
      public var total: Int

      public init(store: String, total: Int) {
        self.store = store
        self.total = total
      }
    }
    ==> Packages/App/Sources/AppFeature/Store/StoreScreen.swift
    public struct StoreScreen {
      public var name: String

      public var text: String {
        let menu = ServiceLocator.shared.resolve(HTTPClient.self).get("stores/\\(name)")
        return menu + CheckoutScreen(order: Order(store: name, total: 1250)).text
      }
    }
    ==> Packages/App/Sources/AppFeature/Checkout/CheckoutScreen.swift
    public struct CheckoutScreen {
      public var order: Order

      public var text: String {
        ServiceLocator.shared.resolve(HTTPClient.self).get("pay/\\(order.store)/\\(order.total)")
      }
    }
    ==> Packages/App/Tests/AppFeatureTests/OrderTests.swift
    import Testing

    @testable import AppFeature

    @Test func totals() {
      #expect(Order(store: "thai-garden", total: 1250).total == 1250)
    }

    """)
}
