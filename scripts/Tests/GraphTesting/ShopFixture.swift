/// A small shop in packages, laid out like the repository that this tool is for.
package enum ShopFixture {
  package static func package(
    _ name: String, products: [String] = [], packages: [String] = [], targets: [String]
  ) -> String {
    let products = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
    let packages = packages.map { ".package(path: \"\($0)\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [\(products.joined(separator: ", "))],
        dependencies: [\(packages.joined(separator: ", "))],
        targets: [
          \(targets.joined(separator: ",\n    ")),
        ]
      )

      """
  }

  package static func target(_ name: String, _ dependencies: [String] = [], kind: String = "target")
    -> String
  {
    ".\(kind)(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))])"
  }

  package static func product(_ name: String, _ package: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }

  package static func files() -> [String: String] {
    [
      "CODEOWNERS": """
      /Packages/Foundation/ @shop/platform
      /Packages/Checkout/   @shop/checkout
      /Packages/Profile/    @shop/account

      """,
      "Packages/Foundation/Package.swift": package(
        "Foundation", products: ["CommerceDomain", "RoutingCore"],
        targets: [target("CommerceDomain"), target("RoutingCore")]),
      "Packages/Foundation/Sources/CommerceDomain/Order.swift": "public struct Order {}\n",
      "Packages/Foundation/Sources/RoutingCore/Route.swift": "public protocol Route {}\n",

      "Packages/Checkout/Package.swift": package(
        "Checkout", products: ["CheckoutAPI", "CheckoutFeature"],
        packages: ["../Foundation", "../Profile"],
        targets: [
          target("CheckoutAPI", [product("RoutingCore", "Foundation")]),
          target(
            "CheckoutFeature", ["\"CheckoutAPI\"", product("CommerceDomain", "Foundation")]),
        ]),
      "Packages/Checkout/Sources/CheckoutAPI/CheckoutRoute.swift":
        "public import RoutingCore\npublic struct CheckoutRoute: Route {}\n",
      "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift":
        "import CheckoutAPI\nimport CommerceDomain\npublic struct Checkout {}\n",

      "Packages/Profile/Package.swift": package(
        "Profile", products: ["ProfileAPI", "ProfileFeature"],
        packages: ["../Foundation", "../Checkout"],
        targets: [
          target("ProfileAPI", [product("RoutingCore", "Foundation")]),
          target(
            "ProfileFeature",
            ["\"ProfileAPI\"", product("CheckoutAPI", "Checkout")]),
        ]),
      "Packages/Profile/Sources/ProfileAPI/ProfileRoute.swift":
        "public import RoutingCore\npublic struct ProfileRoute: Route {}\n",
      "Packages/Profile/Sources/ProfileFeature/Profile.swift":
        "import CheckoutAPI\nimport ProfileAPI\npublic struct Profile {}\n",
    ]
  }
}
