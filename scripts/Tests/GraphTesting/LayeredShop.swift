/// A shop in one package that has every role and every edge that roles allow, and no finding.
///
/// What a test changes in it is what it is about.
package enum LayeredShop {
  private static let targets: [(name: String, needs: [String])] = [
    ("OrderDomain", []),
    ("RoutingCore", []),
    ("NetCore", ["RoutingCore"]),
    ("OrderData", ["OrderDomain", "NetCore"]),
    ("BasketAPI", ["OrderDomain", "RoutingCore"]),
    ("HomeAPI", ["RoutingCore"]),
    ("BasketFeature", ["BasketAPI", "HomeAPI", "NetCore", "OrderDomain"]),
    ("HomeFeature", ["BasketAPI", "HomeAPI"]),
    ("NetCoreTesting", ["NetCore", "RoutingCore"]),
    ("OrderDomainTesting", ["OrderDomain"]),
    ("BasketFeatureTesting", ["BasketFeature", "BasketAPI", "OrderDomainTesting"]),
    ("BasketDemo", ["BasketFeature", "BasketFeatureTesting", "HomeAPI", "OrderDomain"]),
  ]

  private static let apps: [(name: String, path: String, needs: [String])] = [
    ("Shop", "App/Shop", ["BasketAPI", "BasketFeature", "HomeAPI", "HomeFeature", "OrderData"]),
    ("Lint", "scripts/Lint", ["LintRules"]),
    ("LintRules", "scripts/LintRules", []),
  ]

  private static let tests: [(name: String, path: String, needs: [String])] = [
    (
      "BasketFeatureTests", "Tests/BasketFeatureTests",
      ["BasketFeature", "BasketFeatureTesting", "NetCoreTesting", "OrderDomain"]
    ),
    ("NetCoreTests", "Tests/NetCoreTests", ["NetCore", "NetCoreTesting", "RoutingCore"]),
    ("ShopTests", "App/ShopTests", ["BasketFeatureTesting", "HomeFeature", "OrderData", "Shop"]),
    ("LintTests", "scripts/LintTests", ["Lint", "LintRules"]),
  ]

  /// What files hold besides their imports.
  private static let bodies = [
    "BasketAPI": "public struct BasketRoute: Route {\n  public var place: BasketPlace\n}\n"
      + "public enum BasketPlace { case top }\npublic protocol BasketEntry {}\n",
    "HomeAPI": "public struct HomeRoute: Route {}\n",
    "BasketFeature": "public struct Basket: BasketEntry {}\nstruct BasketView {}\n",
    "HomeFeature": "public struct Home {}\n",
    "Shop": "table.register(BasketRoute.self) { _ in }\ntable.register(HomeRoute.self) { _ in }\n",
  ]

  package static let files: [String: String] = {
    var files = ["CODEOWNERS": "* @shop/platform\n", "Package.swift": manifest]
    for (name, needs) in targets { files["Sources/\(name)/\(name).swift"] = source(name, needs) }
    for (name, path, needs) in apps + tests { files["\(path)/\(name).swift"] = source(name, needs) }
    return files
  }()

  /// Of a file that it has.
  package static func text(_ path: String) -> String {
    guard let text = files[path] else { preconditionFailure("the shop has no \(path)") }
    return text
  }

  private static func source(_ name: String, _ needs: [String]) -> String {
    needs.map { "import \($0)\n" }.joined() + (bodies[name] ?? "")
  }

  private static var manifest: String {
    func entry(_ kind: String, _ name: String, _ path: String?, _ needs: [String]) -> String {
      let list = needs.map { "\"\($0)\"" }.joined(separator: ", ")
      return ".\(kind)(name: \"\(name)\", dependencies: [\(list)]"
        + (path.map { ", path: \"\($0)\")" } ?? ")")
    }
    let entries =
      targets.map { entry("target", $0.name, nil, $0.needs) }
      + apps.map { entry("target", $0.name, $0.path, $0.needs) }
      + tests.map { entry("testTarget", $0.name, $0.path, $0.needs) }
    return ShopFixture.package("Shop", targets: entries)
  }
}
