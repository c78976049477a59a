extension MigrationStep {
  /// The store opens checkout by a route. Nobody names the checkout screen any more but the one
  /// place that registers it, so where its code lives no longer matters to anyone.
  static let route = MigrationStep(
    "interface and route", after: coresAndDomain,
    baseline: [
      "entry-point AppFeature ServiceLocator",
      "manifest-settings Packages/App/Package.swift \"language modes\"",
      "owner AppFeature",
    ],
    """
    ==> CODEOWNERS
    /App/ @shop/platform
    /Packages/App/ @shop/platform
    /Packages/App/Sources/AppFeature/Checkout/ @shop/checkout
    /Packages/App/Sources/AppFeature/Store/ @shop/browse
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
    import RoutingCore

    @main
    struct ShopApp {
      static func main() {
        let routes = RouteTable()
        let root = AppRoot(routes: routes)
        routes.register(CheckoutRoute.self) { root.checkout($0) }
        print(root.store(named: "thai-garden"))
      }
    }
    ==> Packages/Foundation/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Foundation",
      products: [
        .library(name: "CommerceDomain", targets: ["CommerceDomain"]),
        .library(name: "NetworkCore", targets: ["NetworkCore"]),
        .library(name: "RoutingCore", targets: ["RoutingCore"]),
      ],
      targets: [
        .target(name: "CommerceDomain"), .target(name: "NetworkCore"),
        .target(name: "RoutingCore"),
      ],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/Foundation/Sources/RoutingCore/RouteTable.swift
    public protocol Route: Hashable, Sendable {}

    public final class RouteTable {
      private var handlers: [ObjectIdentifier: (any Route) -> String] = [:]

      public init() {}

      public func register<R: Route>(_ type: R.Type, _ handler: @escaping (R) -> String) {
        handlers[ObjectIdentifier(type)] = { route in (route as? R).map(handler) ?? "" }
      }

      public func open<R: Route>(_ route: R) -> String {
        handlers[ObjectIdentifier(R.self)]?(route) ?? "This page is not here yet."
      }
    }
    ==> Packages/Checkout/Package.swift
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Checkout",
      products: [.library(name: "CheckoutAPI", targets: ["CheckoutAPI"])],
      dependencies: [.package(path: "../Foundation")],
      targets: [
        .target(
          name: "CheckoutAPI",
          dependencies: [
            .product(name: "CommerceDomain", package: "Foundation"),
            .product(name: "RoutingCore", package: "Foundation"),
          ])
      ],
      swiftLanguageModes: [.v6]
    )
    ==> Packages/Checkout/Sources/CheckoutAPI/CheckoutRoute.swift
    public import CommerceDomain
    public import RoutingCore

    public struct CheckoutRoute: Route {
      public let order: Order

      public init(order: Order) {
        self.order = order
      }
    }
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
      swiftLanguageModes: [.v5]
    )
    ==> Packages/App/Sources/AppFeature/AppRoot.swift
    import CheckoutAPI
    import NetworkCore
    import RoutingCore

    public struct AppRoot {
      private let routes: RouteTable

      public init(routes: RouteTable) {
        self.routes = routes
        ServiceLocator.shared.register(HTTPClient())
      }

      public func store(named name: String) -> String {
        StoreScreen(name: name, routes: routes).text
      }

      public func checkout(_ route: CheckoutRoute) -> String {
        CheckoutScreen(order: route.order).text
      }
    }
    ==> Packages/App/Sources/AppFeature/Store/StoreScreen.swift
    import CheckoutAPI
    import CommerceDomain
    import NetworkCore
    import RoutingCore

    struct StoreScreen {
      var name: String
      var routes: RouteTable

      var text: String {
        let menu = ServiceLocator.shared.resolve(HTTPClient.self).get("stores/\\(name)")
        return menu + routes.open(CheckoutRoute(order: Order(store: name, total: 1250)))
      }
    }
    ==> Packages/App/Sources/AppFeature/Checkout/CheckoutScreen.swift
    import CommerceDomain
    import NetworkCore

    struct CheckoutScreen {
      var order: Order

      var text: String {
        ServiceLocator.shared.resolve(HTTPClient.self).get("pay/\\(order.store)/\\(order.total)")
      }
    }

    """)
}
