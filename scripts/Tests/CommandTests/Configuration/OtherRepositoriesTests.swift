import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// Repositories that look different from ours, each by a few lines of configuration.
@Suite("Other repositories")
struct OtherRepositoriesTests {
  @Test("one manifest with dozens of targets, and features that never import live clients")
  func oneManifest() async throws {
    let names = ["Home", "Game", "Settings", "Leaderboard", "Stats", "Onboarding", "Trailer"]
    let clients = ["Api", "Audio", "Dictionary", "File", "Haptics", "Store", "Sync"]
    var targets: [String] = [
      ShopFixture.target("SharedModels"), ShopFixture.target("Styleguide"),
      ShopFixture.target("Main", ["\"HomeFeature\"", "\"ApiClientLive\""]),
    ]
    var files: [String: String] = [
      "Sources/SharedModels/Word.swift": "public struct Word {}\npublic struct Score {}\n",
      "Sources/Styleguide/Color.swift": "public struct Ink {}\n",
      "Sources/Main/Main.swift": "import ApiClientLive\nimport HomeFeature\n",
    ]
    for name in names {
      targets.append(ShopFixture.target("\(name)Feature", ["\"ApiClient\"", "\"Styleguide\""]))
      targets.append(
        ShopFixture.target("\(name)FeatureTests", ["\"\(name)Feature\""], kind: "testTarget"))
      files["Sources/\(name)Feature/View.swift"] =
        "import ApiClient\nimport Styleguide\npublic struct View {}\npublic struct Model {}\n"
      files["Tests/\(name)FeatureTests/Tests.swift"] = "import Testing\nimport \(name)Feature\n"
    }
    for name in clients {
      targets.append(ShopFixture.target("\(name)Client", ["\"SharedModels\""]))
      targets.append(
        ShopFixture.target("\(name)ClientLive", ["\"\(name)Client\"", "\"SharedModels\""]))
      files["Sources/\(name)Client/Client.swift"] = "import SharedModels\n"
      files["Sources/\(name)ClientLive/Live.swift"] = "import \(name)Client\nimport SharedModels\n"
    }
    files["Package.swift"] = ShopFixture.package("Words", targets: targets)
    let repository = try OtherRepository(
      files,
      """
      {
        "roles": {
          "App": { "names": ["Main"], "mayImport": ["everything"] },
          "Feature": { "names": ["*Feature"], "mayImport": ["Client", "Model", "Style"] },
          "Client": { "names": ["*Client"], "mayImport": ["Model"] },
          "Live": { "names": ["*Live"], "mayImport": ["subject", "subject:imports"] },
          "Model": { "names": ["SharedModels"] },
          "Style": { "names": ["Styleguide"] },
          "Tests": { "names": ["*Tests"], "mayImport": ["subject", "subject:imports"] } } }
      """)
    try await repository.expectClean()
    try await repository.expect(
      "layer", "GameFeature (Feature) must not import SyncClientLive (Live): shipped code never",
      planting: "import SyncClientLive\n", in: "Sources/GameFeature/More.swift")
    try await repository.expect(
      "layer", "AudioClientLive (Live) must not import FileClientLive (Live)",
      planting: "import FileClientLive\n", in: "Sources/AudioClientLive/More.swift")
  }

  @Test("prefixes instead of suffixes keep every rule")
  func prefixes() async throws {
    let repository = try OtherRepository(
      [
        "Package.swift": ShopFixture.package(
          "Shop",
          targets: [
            ShopFixture.target("CoreRouting"), ShopFixture.target("DomainOrders"),
            ShopFixture.target("InterfaceCheckout", ["\"CoreRouting\""]),
            ShopFixture.target("FeatureCheckout", ["\"InterfaceCheckout\"", "\"DomainOrders\""]),
            ShopFixture.target("FeatureStore", ["\"InterfaceCheckout\""]),
            ShopFixture.target("FeatureCheckoutTesting", ["\"FeatureCheckout\""]),
            ShopFixture.target(
              "FeatureCheckoutDemo", ["\"FeatureCheckout\"", "\"FeatureCheckoutTesting\""]),
            ShopFixture.target(
              "FeatureCheckoutTests", ["\"FeatureCheckout\"", "\"FeatureCheckoutTesting\""],
              kind: "testTarget"),
            ShopFixture.target("Shell", ["\"InterfaceCheckout\"", "\"FeatureCheckout\""]),
          ]),
        "Sources/CoreRouting/Route.swift": "public protocol Route {}\n",
        "Sources/DomainOrders/Order.swift": "public struct Order {}\n",
        "Sources/InterfaceCheckout/R.swift":
          "public import CoreRouting\npublic struct CheckoutRoute: Route {}\n",
        "Sources/FeatureCheckout/F.swift":
          "import DomainOrders\nimport InterfaceCheckout\npublic struct Checkout {}\n",
        "Sources/FeatureStore/F.swift": "import InterfaceCheckout\npublic struct Store {}\n",
        "Sources/FeatureCheckoutTesting/F.swift": "import FeatureCheckout\n",
        "Sources/FeatureCheckoutDemo/F.swift":
          "import FeatureCheckout\nimport FeatureCheckoutTesting\n",
        "Tests/FeatureCheckoutTests/F.swift":
          "import FeatureCheckout\nimport FeatureCheckoutTesting\n",
        "Sources/Shell/S.swift":
          "import FeatureCheckout\nimport InterfaceCheckout\nregister(CheckoutRoute.self)\n",
      ],
      """
      { "extends": "standard",
        "roles": {
          "App": { "names": ["Shell"] },
          "Feature": { "names": ["Feature*"] },
          "Interface": { "names": ["Interface*"], "mayImport": ["Domain", "module:CoreRouting"] },
          "Domain": { "names": ["Domain*"] },
          "Core": { "names": ["Core*"] } } }
      """)
    try await repository.expectClean()
    let store = "Sources/FeatureStore/More.swift"
    try await repository.expect(
      "layer", "another team's Feature; import InterfaceCheckout and go there by route",
      planting: "import FeatureCheckout\n", in: store)
    try await repository.expect(
      "layer", "it carries FeatureCheckout with it", planting: "import FeatureCheckoutTesting\n",
      in: store)
    try await repository.expect(
      "entry-point", "FeatureStore shows", planting: "public struct Second {}\n", in: store)
    try await repository.expect(
      "interface-surface", "InterfaceCheckout declares the class Cache",
      planting: "public final class Cache {}\n", in: "Sources/InterfaceCheckout/More.swift")
    try await repository.expect(
      "unhandled-route", "no composition root registers SecondRoute",
      planting: "import CoreRouting\npublic struct SecondRoute: Route {}\n",
      in: "Sources/InterfaceCheckout/More.swift")
  }

  @Test("no suffixes at all: roles by folder, by exact name, and one by one")
  func folders() async throws {
    let repository = try OtherRepository(
      [
        "Package.swift": ShopFixture.package(
          "Shop",
          targets: [
            ".target(name: \"Cart\", dependencies: [\"Net\"], path: \"Features/Cart/Code\")",
            ".testTarget(name: \"CartChecks\", dependencies: [\"Cart\"],"
              + " path: \"Features/Cart/Checks\")",
            ".target(name: \"Browse\", dependencies: [\"Net\"], path: \"Features/Browse\")",
            ".target(name: \"Net\", dependencies: [\"Model\"], path: \"Libraries/Net\")",
            ".target(name: \"Model\", path: \"Libraries/Model\")",
            ".target(name: \"Odd\", dependencies: [\"Model\"], path: \"Old/Odd\")",
          ]),
        "Features/Cart/Code/C.swift": "import Net\n",
        "Features/Cart/Checks/C.swift": "@testable import Cart\n",
        "Features/Browse/B.swift": "import Net\n",
        "Libraries/Net/N.swift": "import Model\n",
        "Libraries/Model/M.swift": "",
        "Old/Odd/O.swift": "import Model\n",
      ],
      """
      {
        "roles": {
          "Feature": { "folders": ["Features"], "testsAre": "Checks",
                       "mayImport": ["Library", "Model"] },
          "Library": { "folders": ["Libraries"], "mayImport": ["Library", "Model"] },
          "Model": {},
          "Checks": { "names": ["*Checks"], "mayImport": ["subject", "subject:imports"] } },
        "modules": { "Model": { "role": "Model" }, "Odd": { "role": "Library" } } }
      """)
    try await repository.expectClean()
    try await repository.expect(
      "layer", "Browse (Feature) must not import Cart (Feature): a Feature may import Library and",
      planting: "import Cart\n", in: "Features/Browse/More.swift")
    try await repository.expect(
      "layer", "CartChecks (Checks) must not import Browse (Feature)",
      planting: "import Browse\n", in: "Features/Cart/Checks/More.swift")
    try await repository.expect(
      "layer", "Model (Model) must not import Net (Library): a Model imports nothing of ours",
      planting: "import Net\n", in: "Libraries/Model/More.swift")
    try await repository.expect(
      "layer", "Odd (Library) must not import Cart (Feature)", planting: "import Cart\n",
      in: "Old/Odd/More.swift")
  }

  @Test("rules about surfaces and routes go by a role's traits, whatever the role is called")
  func traits() async throws {
    let repository = try OtherRepository(
      [
        "Package.swift": ShopFixture.package(
          "Shop",
          targets: [
            ShopFixture.target("Navigation"),
            ShopFixture.target("CartLinks", ["\"Navigation\""]),
            ShopFixture.target("CartUI", ["\"CartLinks\""]),
            ShopFixture.target("ChatUI", ["\"CartLinks\""]),
            ShopFixture.target("Assembly", ["\"CartLinks\"", "\"CartUI\""]),
          ]),
        "Sources/Navigation/R.swift": "public protocol Route {}\npublic struct Router {}\n",
        "Sources/CartLinks/L.swift":
          "public import Navigation\npublic struct CartRoute: Route {}\n",
        "Sources/CartUI/C.swift": "import CartLinks\npublic struct Cart {}\n",
        "Sources/ChatUI/C.swift": "import CartLinks\npublic struct Chat {}\n",
        "Sources/Assembly/A.swift":
          "import CartLinks\nimport CartUI\nregister(CartRoute.self)\n",
      ],
      """
      {
        "roles": {
          "Root": { "names": ["Assembly"], "mayImport": ["everything"],
                    "traits": ["compositionRoot"] },
          "Screen": { "names": ["*UI"], "mayImport": ["Links"], "traits": ["onePublicType"] },
          "Links": { "names": ["*Links"], "mayImport": ["Kit"], "traits": ["routesOnly"] },
          "Kit": { "names": ["Navigation"] } } }
      """)
    try await repository.expectClean()
    try await repository.expect(
      "layer",
      "a Screen never imports another team's Screen; import CartLinks and go there by route",
      planting: "import CartUI\n", in: "Sources/ChatUI/More.swift")
    try await repository.expect(
      "layer", "nothing imports a Root", planting: "import Assembly\n",
      in: "Sources/CartUI/More.swift")
    try await repository.expect(
      "entry-point", "CartUI shows Second", planting: "public struct Second {}\n",
      in: "Sources/CartUI/More.swift")
    try await repository.expect(
      "interface-surface", "CartLinks declares the enum Style", planting: "public enum Style {}\n",
      in: "Sources/CartLinks/More.swift")
    try await repository.expect(
      "unhandled-route", "no composition root registers CartRoute",
      planting: "import CartLinks\nimport CartUI\n", in: "Sources/Assembly/A.swift")
  }

  @Test("tests are named after the screen without its ending, where only one module fits")
  func shortTestNames() async throws {
    let tests = { (name: String, subject: String) in
      ShopFixture.target(name, ["\"\(subject)\""], kind: "testTarget")
    }
    let repository = try OtherRepository(
      [
        "Package.swift": ShopFixture.package(
          "Shop",
          targets: [
            ShopFixture.target("CartUI"), ShopFixture.target("ChatUI"),
            ShopFixture.target("ChatKit"), tests("CartTests", "CartUI"),
            tests("ChatTests", "ChatKit"), tests("ChatKitTests", "ChatKit"),
          ]),
        "Sources/CartUI/C.swift": "", "Sources/ChatUI/C.swift": "", "Sources/ChatKit/C.swift": "",
        "Tests/CartTests/C.swift": "import CartUI\n",
        "Tests/ChatTests/C.swift": "",
        "Tests/ChatKitTests/C.swift": "import ChatKit\n",
      ],
      """
      { "rulesOff": ["unused-dependency"],
        "roles": {
          "Screen": { "names": ["*UI"] }, "Kit": { "names": ["*Kit"] },
          "Tests": { "names": ["*Tests"], "mayImport": ["subject", "subject:imports"] } },
        "exceptions": [
          { "from": "ChatTests", "to": "ChatKit", "owner": "@shop/chat", "until": "9999-12-31",
            "reason": "ChatUI and ChatKit are both called Chat" } ] }
      """)
    try await repository.expectClean()
    try await repository.expect(
      "layer", "CartTests (Tests) must not import ChatUI (Screen)", planting: "import ChatUI\n",
      in: "Tests/CartTests/More.swift")
  }

  @Test("an Xcode app target is a module, though no manifest names it")
  func appTarget() async throws {
    let repository = try OtherRepository(
      [
        "Modules/Package.swift": ShopFixture.package(
          "Modules",
          targets: [
            ShopFixture.target("RoutingCore"), ShopFixture.target("OrdersData"),
            ShopFixture.target("CartAPI", ["\"RoutingCore\""]),
            ShopFixture.target("CartFeature", ["\"CartAPI\""]),
          ]),
        "Modules/Sources/RoutingCore/R.swift": "public protocol Route {}\n",
        "Modules/Sources/OrdersData/R.swift": "",
        "Modules/Sources/CartAPI/R.swift":
          "public import RoutingCore\npublic struct CartRoute: Route {}\n",
        "Modules/Sources/CartFeature/F.swift": "import CartAPI\npublic struct Cart {}\n",
        "iOS/Phone/Phone.swift": "import CartAPI\nimport CartFeature\nregister(CartRoute.self)\n",
        "iOS/Phone/Widget/Widget.swift": "import CartAPI\n",
        "iOS/PhoneTests/T.swift": "@testable import Phone\nimport CartFeature\n",
      ],
      """
      { "extends": "standard", "roles": { "Widget": { "mayImport": ["Interface"] } },
        "modules": {
          "Phone": { "path": "iOS/Phone", "role": "App" },
          "PhoneWidget": { "path": "iOS/Phone/Widget", "role": "Widget" },
          "PhoneTests": { "path": "iOS/PhoneTests" } } }
      """)
    try await repository.expectClean(modules: 7, files: 7)
    try await repository.expect(
      "layer", "PhoneWidget (Widget) must not import CartFeature (Feature)",
      planting: "import CartFeature\n", in: "iOS/Phone/Widget/More.swift")
    try await repository.expect(
      "layer", "CartFeature (Feature) must not import Phone (App): nothing imports an App",
      planting: "import Phone\n", in: "Modules/Sources/CartFeature/More.swift")
    try await repository.expect(
      "unhandled-route", "no composition root registers CartRoute",
      planting: "", in: "iOS/Phone/Phone.swift")
  }

  @Test("a module of the configuration that does not fit the disk is no judgement")
  func misfits() async throws {
    let fixture = try Fixture([
      "CODEOWNERS": "* @shop/all\n",
      "Package.swift": ShopFixture.package("One", targets: [ShopFixture.target("OneCore")]),
      "Sources/OneCore/O.swift": "",
      "App/A.swift": "",
      Policy.fileName: """
      { "modules": {
        "Gone": { "role": "Core" },
        "OneCore": { "path": "App" },
        "Lost": { "path": "Nowhere", "role": "App" },
        "Twin": { "path": "Sources/OneCore", "role": "App" },
        "Left": { "path": "App", "role": "App" },
        "Right": { "path": "App/", "role": "App" } } }
      """,
    ])
    let run = await fixture.run()
    #expect(run.code == .couldNotJudge)
    for (line, message) in [
      (2, "modules.Gone: no manifest names this module"),
      (3, "modules.OneCore: a manifest names this module"),
      (4, "modules.Lost: there is no folder Nowhere"),
      (5, "modules.Twin: Sources/OneCore is the folder of a target"),
      (6, "modules.Left: App is the folder of another module"),
      (7, "modules.Right: App is the folder of another module"),
    ] {
      #expect(run.errors.contains("\(Policy.fileName):\(line):3: error: \(message)"))
    }
  }

  @Test("a repository without any manifest is judged by the modules that it names")
  func noManifest() async throws {
    let repository = try OtherRepository(
      ["A/A.swift": "import B\n", "B/B.swift": ""],
      """
      {
        "roles": { "Top": { "mayImport": ["Bottom"] }, "Bottom": {} },
        "modules": { "A": { "path": "A", "role": "Top" }, "B": { "path": "B", "role": "Bottom" } } }
      """)
    try await repository.expectClean(modules: 2, files: 2)
    try await repository.expect(
      "layer", "B (Bottom) must not import A (Top)", planting: "import A\n", in: "B/More.swift")
  }
}

/// A repository with a configuration and one owner for everything.
private struct OtherRepository {
  private let fixture: Fixture

  init(_ files: [String: String], _ configuration: String) throws {
    fixture = try Fixture(
      files.merging(["CODEOWNERS": "* @shop/all\n", Policy.fileName: configuration]) { $1 })
  }

  func expectClean(modules: Int? = nil, files: Int? = nil) async throws {
    let run = await fixture.run()
    #expect(run.output == "")
    #expect(run.code == .clean, "\(run.errors)")
    if let modules, let files {
      #expect(run.errors.contains("in \(modules) modules, \(files) files"))
    }
  }

  /// Writes one file, looks for a finding there, and puts the file back; a new one stays, empty.
  func expect(
    _ rule: String, _ message: String, planting text: String, in path: String
  ) async throws {
    let before = (try? fixture.text(path)) ?? ""
    try fixture.write(path, text)
    let run = await fixture.run()
    #expect(run.code == .findings, "\(run.errors)")
    #expect(
      run.lines.contains { $0.contains("[\(rule)]") && $0.contains(message) }, "\(run.output)")
    try fixture.write(path, before)
  }
}
