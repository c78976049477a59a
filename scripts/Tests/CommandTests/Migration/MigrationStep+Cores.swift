extension MigrationStep {
  /// What depends on nothing goes first: the client and the order. The locator still hands the
  /// client round, but nothing below it knows of a locator.
  static let coresAndDomain = MigrationStep(
    "cores and domain out", after: monolith,
    baseline: [
      "entry-point AppFeature CheckoutScreen",
      "entry-point AppFeature ServiceLocator",
      "entry-point AppFeature StoreScreen",
      "library-type AppFeature dynamic",
      "manifest-settings Packages/App/Package.swift \"language modes\"",
      "owner AppFeature",
    ],
    """
    ==> CODEOWNERS
    /App/ @shop/platform
    /Packages/App/ @shop/platform
    /Packages/App/Sources/AppFeature/Checkout/ @shop/checkout
    /Packages/App/Sources/AppFeature/Store/ @shop/browse
    /Packages/Foundation/ @shop/platform
    ==> Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(path: "Packages/App"), .package(path: "Packages/Foundation")],
      targets: [
        .executableTarget(
          name: "ShopApp", dependencies: [.product(name: "AppFeature", package: "App")],
          path: "App/ShopApp"),
        .testTarget(
          name: "AppFeatureTests",
          dependencies: [
            .product(name: "AppFeature", package: "App"),
            .product(name: "CommerceDomain", package: "Foundation"),
          ],
          path: "Packages/App/Tests/AppFeatureTests"),
      ],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/Foundation/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Foundation",
      products: [
        .library(name: "CommerceDomain", targets: ["CommerceDomain"]),
        .library(name: "NetworkCore", targets: ["NetworkCore"]),
      ],
      targets: [.target(name: "CommerceDomain"), .target(name: "NetworkCore")],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/Foundation/Sources/NetworkCore/HTTPClient.swift
    public struct HTTPClient: Sendable {
      public init() {}

      public func get(_ path: String) -> String {
        "answer to \\(path)"
      }
    }
    ==> Packages/App/Sources/AppFeature/Network/HTTPClient.swift (gone)
    ==> Packages/Foundation/Sources/CommerceDomain/Order.swift
    public struct Order: Hashable, Sendable {
      public var store: String
      public var total: Int

      public init(store: String, total: Int) {
        self.store = store
        self.total = total
      }
    }
    ==> Packages/App/Sources/AppFeature/Commerce/Order.swift (gone)
    ==> Packages/App/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      products: [.library(name: "AppFeature", type: .dynamic, targets: ["AppFeature"])],
      dependencies: [.package(path: "../Foundation")],
      targets: [
        .target(
          name: "AppFeature",
          dependencies: [
            .product(name: "CommerceDomain", package: "Foundation"),
            .product(name: "NetworkCore", package: "Foundation"),
          ]),
        .testTarget(
          name: "AppFeatureTests",
          dependencies: [
            "AppFeature", .product(name: "CommerceDomain", package: "Foundation"),
          ]),
      ],
      swiftLanguageModes: [.v5]
    )
    ==> Packages/App/Sources/AppFeature/AppRoot.swift
    import NetworkCore

    public struct AppRoot {
      public init() {
        ServiceLocator.shared.register(HTTPClient())
      }

      public func store(named name: String) -> String {
        StoreScreen(name: name).text
      }
    }
    ==> Packages/App/Sources/AppFeature/Store/StoreScreen.swift
    import CommerceDomain
    import NetworkCore

    public struct StoreScreen {
      public var name: String

      public var text: String {
        let menu = ServiceLocator.shared.resolve(HTTPClient.self).get("stores/\\(name)")
        return menu + CheckoutScreen(order: Order(store: name, total: 1250)).text
      }
    }
    ==> Packages/App/Sources/AppFeature/Checkout/CheckoutScreen.swift
    import CommerceDomain
    import NetworkCore

    public struct CheckoutScreen {
      public var order: Order

      public var text: String {
        ServiceLocator.shared.resolve(HTTPClient.self).get("pay/\\(order.store)/\\(order.total)")
      }
    }
    ==> Packages/App/Tests/AppFeatureTests/OrderTests.swift
    import AppFeature
    import CommerceDomain
    import Testing

    @Test func totals() {
      #expect(Order(store: "thai-garden", total: 1250).total == 1250)
    }

    """)
}
