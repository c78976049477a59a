import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// A small shop in a real git repository: two features on a foundation, an app on top.
final class GitShop: Sendable {
  let files: Fixture

  static let files: [String: String] = ShopFixture.files().merging([
    "Packages/Foundation/Package.swift": ShopFixture.package(
      "Foundation", products: ["CommerceDomain", "RoutingCore"],
      targets: [
        ShopFixture.target("CommerceDomain"), ShopFixture.target("RoutingCore"),
        ShopFixture.target("CommerceDomainTests", ["\"CommerceDomain\""], kind: "testTarget"),
        ShopFixture.target("RoutingCoreTests", ["\"RoutingCore\""], kind: "testTarget"),
      ]),
    "Packages/Foundation/Tests/CommerceDomainTests/OrderTests.swift": "import CommerceDomain\n",
    "Packages/Foundation/Tests/RoutingCoreTests/RouteTests.swift": "import RoutingCore\n",
    "Packages/Checkout/Package.swift": ShopFixture.package(
      "Checkout", products: ["CheckoutAPI", "CheckoutFeature"], packages: ["../Foundation"],
      targets: [
        ShopFixture.target("CheckoutAPI", [ShopFixture.product("RoutingCore", "Foundation")]),
        ShopFixture.target(
          "CheckoutFeature",
          ["\"CheckoutAPI\"", ShopFixture.product("CommerceDomain", "Foundation")]),
        ShopFixture.target("CheckoutDemo", ["\"CheckoutFeature\""], kind: "executableTarget"),
        ShopFixture.target("CheckoutFeatureTests", ["\"CheckoutFeature\""], kind: "testTarget"),
      ]),
    "Packages/Checkout/Sources/CheckoutDemo/Demo.swift": "import CheckoutFeature\n",
    "Packages/Checkout/Tests/CheckoutFeatureTests/CheckoutTests.swift": "import CheckoutFeature\n",
    "Packages/Checkout/Tests/CheckoutFeatureTests/Snapshots/basket.txt": "Basket\n",
    "Packages/Profile/Package.swift": profile(tests: true),
    "Packages/Profile/Tests/ProfileFeatureTests/ProfileTests.swift": "import ProfileFeature\n",
    "Package.swift": root(packages: ["Foundation", "Checkout", "Profile"]),
    "App/Shop/Shop.swift": "import CheckoutFeature\nimport ProfileFeature\n",
    "App/Tests/ShopTests/ShopTests.swift": "import Shop\n",
    "README.md": "# Shop\n",
    "docs/how.txt": "How\n",
    ".swift-version": "6.2\n",
    ".gitignore": ".build/\n*.log\n",
  ]) { $1 }

  static func profile(tests: Bool) -> String {
    ShopFixture.package(
      "Profile", products: ["ProfileAPI", "ProfileFeature"],
      packages: ["../Foundation", "../Checkout"],
      targets: [
        ShopFixture.target("ProfileAPI", [ShopFixture.product("RoutingCore", "Foundation")]),
        ShopFixture.target(
          "ProfileFeature", ["\"ProfileAPI\"", ShopFixture.product("CheckoutAPI", "Checkout")]),
      ]
        + (tests
          ? [ShopFixture.target("ProfileFeatureTests", ["\"ProfileFeature\""], kind: "testTarget")]
          : []))
  }

  static func root(packages: [String]) -> String {
    let features = packages.filter { $0 != "Foundation" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [\(packages.map { ".package(path: \"Packages/\($0)\")" }.joined(separator: ", "))],
        targets: [
          .executableTarget(
            name: "Shop",
            dependencies: [\(features.map { ShopFixture.product("\($0)Feature", $0) }.joined(separator: ", "))],
            path: "App/Shop"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "App/Tests/ShopTests"),
        ]
      )

      """
  }

  /// With everything in one commit on `main`, and a branch `work` checked out at it.
  init() async throws {
    files = try Fixture(Self.files)
    let template = try await Self.template.value
    try await git("init", "--quiet", "--template=\(template.files.root)/.git")
  }

  /// The first of all, whose repository the others copy: git takes longer to make one.
  private static let template = Task { try await GitShop(committing: Fixture(files)) }

  private init(committing files: Fixture) async throws {
    self.files = files
    try await git("init", "--quiet", "--initial-branch=main", "--template=")
    try await commit("The shop")
    try await git("checkout", "--quiet", "-b", "work")
    try await git("gc", "--quiet")
  }

  func write(_ path: String, _ text: String) throws {
    try files.write(path, text)
  }

  func edit(_ path: String) throws {
    try write(path, try files.text(path) + "// edited\n")
  }

  func commit(_ message: String) async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Runs git as nobody in particular, on a day of its own, by no configuration but the repository's.
  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    let environment = [
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=Shop",
      "GIT_AUTHOR_EMAIL=shop@example.com", "GIT_COMMITTER_NAME=Shop",
      "GIT_COMMITTER_EMAIL=shop@example.com", "GIT_AUTHOR_DATE=2001-02-03T04:05:06Z",
      "GIT_COMMITTER_DATE=2001-02-03T04:05:06Z",
    ]
    let words = environment + ["git", "-C", files.root] + arguments
    let run = await ProgramRun(Command(executable: "/usr/bin/env", arguments: words))
    guard run.ending == .exited(0) else { throw GitFailure(words: run.errors) }
    return run.output
  }

  struct GitFailure: Error {
    let words: String
  }

  func affected(
    _ arguments: String..., manifests: any ManifestEvaluator = StoredManifests()
  ) async throws -> Answer {
    let services = Services(manifests: manifests, clock: SlowClock())
    let words = ["affected", "--format", "json", "--root", files.root]
    let run = await Run(words + arguments, services: services)
    #expect(run.code == .clean)
    return Answer(
      json: try JSONParser.parse(Array(run.output.utf8)), errors: run.errors)
  }
}

/// What `affected` says, read from its JSON.
struct Answer {
  let json: JSON
  let errors: String

  var isEverything: Bool? { json["everything"]?.bool }
  var reasons: [String] { json["reasons"]?.strings ?? [] }
  var modules: [String] { json["modules"]?.array?.compactMap { $0["name"]?.string } ?? [] }
  var removed: [String] { json["removed"]?.strings ?? [] }
  var filters: [String: String] {
    var filters: [String: String] = [:]
    for entry in json["packages"]?.array ?? [] {
      filters[entry["path"]?.string ?? ""] = entry["filter"]?.string
    }
    return filters
  }

  func because(_ module: String) -> String? {
    json["modules"]?.array?.first { $0["name"]?.string == module }?["because"]?.string
  }

  func outcome(of path: String) -> String? {
    json["changes"]?.array?.first { $0["path"]?.string == path }?["because"]?.string
  }
}
