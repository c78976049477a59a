import GraphTesting

extension RuleCase {
  private static let basket = "Sources/BasketFeature/BasketFeature.swift"
  private static let api = "Sources/BasketAPI/BasketAPI.swift"
  private static let app = "App/Shop/Shop.swift"

  /// What modules show, and routes that nobody handles.
  static let surfaces: [RuleCase] =
    ["struct", "class", "enum", "actor", "protocol"].map {
      appended("entry-point", "a second public \($0)", basket, "public \($0) Other {}")
    } + [
      appended("entry-point", "an alias", basket, "public typealias Other = Int"),
      appended(
        "entry-point", "an attribute before it", basket, "@MainActor\npublic class Other {}"),
      layered(
        "entry-point", "in another file",
        ["Sources/BasketFeature/A.swift": "open class Other {}\n"],
        ["Sources/BasketFeature/A.swift entry-point"]),
      appended(
        "entry-point", "nested, internal and package types, extensions, functions, words in text",
        basket,
        """
        extension Basket {
          public struct Inner { public enum Deeper {} }
        }
        package struct ForTests {}
        internal class Hidden { public init() {} }
        public func make() {}
        // public struct Commented {}
        let text = \"\"\"
          public struct Quoted {}
          \"\"\"
        """, isFound: false),
      appended(
        "entry-point", "many public types elsewhere", net, "public struct A {}; public enum B {}",
        isFound: false),

      appended("interface-surface", "a class", api, "public final class Cache {}"),
      appended("interface-surface", "a function", api, "public func open() {}"),
      appended("interface-surface", "a constant", api, "public let limit = 3"),
      appended(
        "interface-surface", "a protocol that is no entry", api, "public protocol Helper {}"),
      appended("interface-surface", "a value that nothing mentions", api, "struct Unused {}"),
      appended("interface-surface", "an extension of another's type", api, "extension String {}"),
      appended(
        "interface-surface", "a value that only a private member mentions", api,
        "extension BasketRoute { private var hidden: Secret { Secret() } }\nstruct Secret {}"),
      appended(
        "interface-surface", "an entry's requirements, values in values, extensions of a route",
        api,
        """
        public protocol OtherEntry {
          func open(_ kind: Kind) -> [Answer]
        }
        public enum Kind { case one(Detail) }
        public struct Detail: Hashable { let a: Int }
        public struct Answer {}
        extension BasketRoute { public init(place: BasketPlace) {} }
        """, isFound: false),
      appended("interface-surface", "anything elsewhere", net, "func f() {}", isFound: false),

      layered(
        "unhandled-route", "a route that is not registered",
        [
          app: LayeredShop.text(app).replacing(
            "table.register(HomeRoute.self) { _ in }\n", with: "")
        ],
        ["Sources/HomeAPI/HomeAPI.swift unhandled-route"]),
      layered(
        "unhandled-route", "a route that is registered in a comment and in a string",
        [
          app: LayeredShop.text(app).replacing(
            "table.register(HomeRoute.self) { _ in }",
            with: "// register(HomeRoute.self)\nlet a = \"register(HomeRoute.self)\"")
        ], ["Sources/HomeAPI/HomeAPI.swift unhandled-route"]),
      layered(
        "unhandled-route", "a route that a Feature registers",
        [
          app: LayeredShop.text(app).replacing(
            "table.register(HomeRoute.self) { _ in }\n", with: ""),
          "Sources/HomeFeature/A.swift": "func f() { table.register(HomeRoute.self) { _ in } }\n",
        ], ["Sources/HomeAPI/HomeAPI.swift unhandled-route"]),
      layered(
        "unhandled-route", "a route of an entry that no root registers", [app: entries()],
        ["Sources/BasketAPI/BasketAPI.swift unhandled-route"]),
      layered(
        "unhandled-route", "a route of an entry that a root registers by name",
        [app: entries("let basket = Basket()\ntable.register(basket)\n")]),
      layered(
        "unhandled-route", "a route of an entry that a root registers by a member's name",
        [app: entries("let basket: BasketFeature.Basket\ntable.register(self.basket.express)\n")]),
      layered(
        "unhandled-route", "a route of an entry that a root registers where it makes it",
        [app: entries("table.register(Basket(client: client))\n")]),
      layered(
        "unhandled-route", "a route of an entry, where a root registers something else",
        [app: entries("let home = Home()\ntable.register(home)\n")],
        ["Sources/BasketAPI/BasketAPI.swift unhandled-route"]),
      layered(
        "unhandled-route", "spellings of a registration",
        [
          app: LayeredShop.text(app).replacing(
            "table.register(HomeRoute.self) { _ in }",
            with: "table . register ( /* why */ route: HomeAPI.HomeRoute.self, to: home)")
        ]),
    ]

  private static let net = "Sources/NetCore/NetCore.swift"

  /// The app with a registration for all routes of an entry, and a root that does what is given.
  private static func entries(_ root: String = "") -> String {
    LayeredShop.text(app).replacing(
      "table.register(BasketRoute.self) { _ in }\n",
      with: """
        extension RouteTable {
          func register<Entry: BasketAPI.BasketEntry>(_ entry: Entry) where Entry.Screen: View {
            register(BasketRoute.self) { entry.basket($0, router: $1) }
          }
          func other() {}
        }
        \(root)
        """)
  }
}
