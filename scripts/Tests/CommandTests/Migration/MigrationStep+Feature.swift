extension MigrationStep {
  /// Checkout moves behind its route into its team's package. What the locator handed round now
  /// comes through `init`, so the locator goes, and the rest of the monolith has one team.
  static let feature = MigrationStep(
    "feature behind it, locator gone", after: route, baseline: [],
    """
    ==> CODEOWNERS
    /App/ @shop/platform
    /Packages/App/ @shop/browse
    /Packages/Checkout/ @shop/checkout
    /Packages/Foundation/ @shop/platform
    ==> Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [
        .package(path: "Packages/App"), .package(path: "Packages/Checkout"),
        .package(path: "Packages/Foundation"),
      ],
      targets: [
        .executableTarget(
          name: "ShopApp",
          dependencies: [
            .product(name: "AppFeature", package: "App"),
            .product(name: "CheckoutAPI", package: "Checkout"),
            .product(name: "CheckoutFeature", package: "Checkout"),
            .product(name: "NetworkCore", package: "Foundation"),
            .product(name: "RoutingCore", package: "Foundation"),
          ],
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
    ==> App/ShopApp/ShopApp.swift
    import AppFeature
    import CheckoutAPI
    import CheckoutFeature
    import NetworkCore
    import RoutingCore

    @main
    struct ShopApp {
      static func main() {
        let client = HTTPClient()
        let routes = RouteTable()
        let checkout = CheckoutEntry(client: client)
        routes.register(CheckoutRoute.self) { checkout.screen(for: $0) }
        print(AppRoot(client: client, routes: routes).store(named: "thai-garden"))
      }
    }
    ==> Packages/Checkout/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Checkout",
      products: [
        .library(name: "CheckoutAPI", targets: ["CheckoutAPI"]),
        .library(name: "CheckoutFeature", targets: ["CheckoutFeature"]),
      ],
      dependencies: [.package(path: "../Foundation")],
      targets: [
        .target(
          name: "CheckoutAPI",
          dependencies: [
            .product(name: "CommerceDomain", package: "Foundation"),
            .product(name: "RoutingCore", package: "Foundation"),
          ]),
        .target(
          name: "CheckoutFeature",
          dependencies: [
            "CheckoutAPI",
            .product(name: "CommerceDomain", package: "Foundation"),
            .product(name: "NetworkCore", package: "Foundation"),
          ]),
      ],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/Checkout/Sources/CheckoutFeature/CheckoutEntry.swift
    public import CheckoutAPI
    public import NetworkCore

    public struct CheckoutEntry {
      private let client: HTTPClient

      public init(client: HTTPClient) {
        self.client = client
      }

      public func screen(for route: CheckoutRoute) -> String {
        CheckoutScreen(order: route.order, client: client).text
      }
    }
    ==> Packages/Checkout/Sources/CheckoutFeature/CheckoutScreen.swift
    import CommerceDomain
    import NetworkCore

    struct CheckoutScreen {
      var order: Order
      var client: HTTPClient

      var text: String {
        client.get("pay/\\(order.store)/\\(order.total)")
      }
    }
    ==> Packages/App/Sources/AppFeature/Checkout/CheckoutScreen.swift (gone)
    ==> Packages/App/Sources/AppFeature/ServiceLocator.swift (gone)
    ==> Packages/App/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      products: [.library(name: "AppFeature", targets: ["AppFeature"])],
      dependencies: [.package(path: "../Checkout"), .package(path: "../Foundation")],
      targets: [
        .target(
          name: "AppFeature",
          dependencies: [
            .product(name: "CheckoutAPI", package: "Checkout"),
            .product(name: "CommerceDomain", package: "Foundation"),
            .product(name: "NetworkCore", package: "Foundation"),
            .product(name: "RoutingCore", package: "Foundation"),
          ]),
        .testTarget(
          name: "AppFeatureTests",
          dependencies: [
            "AppFeature", .product(name: "CommerceDomain", package: "Foundation"),
          ]),
      ],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/App/Sources/AppFeature/AppRoot.swift
    import NetworkCore
    import RoutingCore

    public struct AppRoot {
      private let client: HTTPClient
      private let routes: RouteTable

      public init(client: HTTPClient, routes: RouteTable) {
        self.client = client
        self.routes = routes
      }

      public func store(named name: String) -> String {
        StoreScreen(name: name, client: client, routes: routes).text
      }
    }
    ==> Packages/App/Sources/AppFeature/Store/StoreScreen.swift
    import CheckoutAPI
    import CommerceDomain
    import NetworkCore
    import RoutingCore

    struct StoreScreen {
      var name: String
      var client: HTTPClient
      var routes: RouteTable

      var text: String {
        client.get("stores/\\(name)")
          + routes.open(CheckoutRoute(order: Order(store: name, total: 1250)))
      }
    }

    """)
}
