import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

/// Each of these went wrong in a tool of this kind somewhere.
@Suite("Hard cases of choosing tests")
struct AffectedCasesTests {
  private static let checkout = "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"
  private static let order = "Packages/Foundation/Sources/CommerceDomain/Order.swift"
  private static let everything = 13
  private static let downstreamOfCheckout = [
    "Shop", "ShopTests", "CheckoutFeature", "CheckoutDemo", "CheckoutFeatureTests",
  ]

  @Test("1: a file moved to another package affects both and everything downstream of either")
  func moved() async throws {
    let shop = try await GitShop()
    try await shop.git("mv", Self.order, "Packages/Profile/Sources/ProfileFeature/Order.swift")
    try shop.write("Packages/Foundation/Sources/CommerceDomain/Rest.swift", "\n")
    try await shop.commit("Move")
    let answer = try await shop.affected()
    #expect(answer.because("CommerceDomain")?.hasPrefix("changed: \(Self.order)") == true)
    #expect(answer.because("ProfileFeature")?.hasPrefix("changed: Packages/Profile") == true)
    for module in ["CommerceDomainTests", "CheckoutFeature", "ProfileFeatureTests", "Shop"] {
      #expect(answer.modules.contains(module))
    }
    #expect(!answer.modules.contains("RoutingCore"))
  }

  @Test("2: a deleted file affects the module it was in")
  func deletedFile() async throws {
    let shop = try await GitShop()
    try shop.write("Packages/Checkout/Sources/CheckoutFeature/Old.swift", "\n")
    try await shop.commit("Add")
    try await shop.git("branch", "--force", "main")
    try await shop.git("rm", "--quiet", "Packages/Checkout/Sources/CheckoutFeature/Old.swift")
    try await shop.commit("Delete")
    let answer = try await shop.affected()
    #expect(answer.modules == Self.downstreamOfCheckout)
  }

  @Test("2: a deleted target affects what used it, along edges that are gone")
  func deletedTarget() async throws {
    let shop = try await GitShop()
    try await shop.git("rm", "-r", "--quiet", "Packages/Profile")
    try shop.write("Package.swift", GitShop.root(packages: ["Foundation", "Checkout"]))
    try shop.write("App/Shop/Shop.swift", "import CheckoutFeature\n")
    try await shop.commit("Delete the profile")
    let answer = try await shop.affected()
    #expect(answer.isEverything == false)
    #expect(answer.modules == ["Shop", "ShopTests"])
    #expect(answer.removed == ["ProfileAPI", "ProfileFeature", "ProfileFeatureTests"])
    #expect(
      answer.outcome(of: "Packages/Profile/Sources/ProfileFeature/Profile.swift")
        == "ProfileFeature")
  }

  @Test("2: an edge that is gone is followed: who used a module before is affected by it")
  func goneEdge() throws {
    let before = Self.repository(["ACore": ["BCore"], "BCore": [], "CCore": ["ACore"]])
    let after = Self.repository(["ACore": [], "BCore": [], "CCore": []])
    let changes = ChangeSet(
      revision: "main", mergeBase: "0", changes: [Change(path: "BCore/b.swift", kind: .modified)])
    let selector = Selector(repository: after, base: before, ignore: .usual)
    let modules = selector.select(changes).modules
    try #require(modules.map { after.modules[$0.module].name } == ["ACore", "BCore", "CCore"])
    #expect(modules[0].cause == .used("BCore"))
    #expect(modules[2].cause == .used("ACore"))
  }

  @Test("3: what happened on the base after the branch was cut is not this branch's change")
  func drift() async throws {
    let shop = try await GitShop()
    try shop.edit(Self.checkout)
    try await shop.commit("Work")
    try await shop.git("checkout", "--quiet", "main")
    try shop.edit("Packages/Foundation/Sources/RoutingCore/Route.swift")
    try await shop.commit("Drift")
    try await shop.git("checkout", "--quiet", "work")
    let answer = try await shop.affected()
    #expect(answer.modules == Self.downstreamOfCheckout)
  }

  @Test("4: without a common commit everything is affected, and it says why")
  func noMergeBase() async throws {
    let shop = try await GitShop()
    try await shop.git("checkout", "--quiet", "--orphan", "island")
    try await shop.commit("An island")
    let answer = try await shop.affected()
    #expect(answer.isEverything == true)
    #expect(answer.modules.count == Self.everything)
    #expect(answer.reasons == ["main and HEAD have no common commit"])
  }

  @Test("4: in a shallow clone everything is affected, with the advice to fetch more")
  func shallow() async throws {
    let shop = try await GitShop()
    try shop.edit(Self.checkout)
    try await shop.commit("Work")
    let clone = try Fixture([:])
    try await shop.git(
      "clone", "--quiet", "--depth", "1", "--branch", "work", "file://\(shop.files.root)",
      "\(clone.root)/clone")
    let run = await Run(["affected", "--root", "\(clone.root)/clone"])
    #expect(run.code == .clean)
    #expect(run.lines.count == Self.everything)
    #expect(run.errors.contains("origin/main or main is not known here: this clone is shallow"))
  }

  @Test(
    "5: a file that no module owns affects everything, and it is named",
    arguments: [
      ".swift-version", ".github/workflows/ci.yml", "Makefile",
      "Packages/Checkout/Package.resolved",
    ])
  func stranger(path: String) async throws {
    let shop = try await GitShop()
    try shop.write(path, "changed\n")
    try await shop.commit("Change")
    let answer = try await shop.affected()
    #expect(answer.isEverything == true)
    #expect(answer.modules.count == Self.everything)
    #expect(answer.reasons.first?.hasPrefix("\(path) changed, which belongs to no module") == true)
    #expect(answer.errors.contains("everything is affected: \(path)"))
  }

  @Test("6: ignored files alone give an explicit empty answer")
  func ignored() async throws {
    let shop = try await GitShop()
    try shop.edit("README.md")
    try shop.edit("docs/how.txt")
    try await shop.commit("Words")
    let answer = try await shop.affected()
    #expect(answer.isEverything == false)
    #expect(answer.modules.isEmpty)
    #expect(answer.outcome(of: "README.md") == "on the ignore list (*.md)")
    #expect(answer.errors.contains("nothing is affected: every changed file is ignored"))
    let matrix = await shop.files.run("affected", "--format", "matrix")
    #expect(matrix.output == "{\"include\":[]}\n")
    let list = await shop.files.run("affected")
    #expect(list.output.isEmpty)
    #expect(list.code == .clean)
  }

  @Test("6: a module's own file is never ignored, whatever it is called")
  func ownFile() async throws {
    let shop = try await GitShop()
    try shop.write("Packages/Checkout/Sources/CheckoutFeature/README.md", "\n")
    try await shop.commit("Words")
    #expect(try await shop.affected().modules == Self.downstreamOfCheckout)
  }

  @Test("7: an edited manifest affects its whole package and what stands on it")
  func manifest() async throws {
    let shop = try await GitShop()
    try shop.edit("Packages/Checkout/Package.swift")
    try await shop.commit("Edit")
    let answer = try await shop.affected()
    #expect(
      answer.modules == Self.downstreamOfCheckout.prefix(2)
        + ["CheckoutAPI"] + Self.downstreamOfCheckout.dropFirst(2)
        + ["ProfileFeature", "ProfileFeatureTests"])
    #expect(
      answer.because("CheckoutDemo") == "its manifest changed: Packages/Checkout/Package.swift")
  }

  @Test("7: a manifest that does not parse affects everything, its own package included")
  func brokenManifest() async throws {
    let shop = try await GitShop()
    try shop.write("Packages/Checkout/Package.swift", "// swift-tools-version: 6.2\nlet x = (\n")
    try await shop.commit("Break")
    let answer = try await shop.affected()
    #expect(answer.isEverything == true)
    #expect(answer.errors.contains("Packages/Checkout/Package.swift:"))
    #expect(
      Set(answer.filters.keys)
        == [".", "Packages/Checkout", "Packages/Foundation", "Packages/Profile"])
  }

  @Test("8: the tests of dependents run although an edited body recompiles none of them")
  func body() async throws {
    let shop = try await GitShop()
    try shop.edit(Self.order)
    try await shop.commit("Edit a body")
    let answer = try await shop.affected()
    #expect(answer.filters["Packages/Foundation"] == "^CommerceDomainTests\\.")
    #expect(answer.filters["Packages/Checkout"] == "^CheckoutFeatureTests\\.")
    #expect(answer.filters["."] == "^ShopTests\\.")
    #expect(answer.filters["Packages/Profile"] == nil)
  }

  @Test("9: spaces, letters outside ASCII and line breaks in paths are taken like any other")
  func paths() async throws {
    let shop = try await GitShop()
    let folder = "Packages/Checkout/Sources/CheckoutFeature"
    let names = ["two words.swift", "Größe.swift", "line\nbreak.swift", "\"quoted\".swift"]
    for name in names { try shop.write("\(folder)/\(name)", "\n") }
    try await shop.commit("Names")
    let answer = try await shop.affected()
    #expect(answer.modules == Self.downstreamOfCheckout)
    for name in names { #expect(answer.outcome(of: "\(folder)/\(name)") == "CheckoutFeature") }
  }

  @Test("9: untracked, staged and uncommitted files count, ignored ones do not")
  func uncommitted() async throws {
    let shop = try await GitShop()
    try shop.write("Packages/Checkout/Sources/CheckoutFeature/x.log", "\n")
    #expect(try await shop.affected().errors.contains("nothing is affected: no file changed"))
    try shop.write("Packages/Profile/Tests/ProfileFeatureTests/New.swift", "\n")
    #expect(try await shop.affected().modules == ["ProfileFeatureTests"])
    try await shop.git("add", "--all")
    #expect(try await shop.affected().modules == ["ProfileFeatureTests"])
    try shop.edit("Packages/Checkout/Sources/CheckoutDemo/Demo.swift")
    #expect(try await shop.affected().modules == ["CheckoutDemo", "ProfileFeatureTests"])
  }

  @Test("10: filters are anchored at both ends of a module's name")
  func filters() async throws {
    let shop = try await GitShop()
    try shop.edit("Packages/Foundation/Package.swift")
    let answer = try await shop.affected()
    #expect(answer.filters["Packages/Foundation"] == "^(CommerceDomainTests|RoutingCoreTests)\\.")
  }

  @Test("10: a package with nothing to test is built, since an empty run of tests is a failure")
  func buildOnly() async throws {
    let shop = try await GitShop()
    try shop.edit("Packages/Checkout/Sources/CheckoutDemo/Demo.swift")
    let run = await shop.files.run("affected", "--format", "matrix")
    #expect(
      run.output == """
        {"include":[{"package":"Checkout","path":"Packages/Checkout",\
        "command":"swift build --package-path Packages/Checkout","filter":""}]}

        """)
  }

  @Test("11: each package is an entry of its own, the root's and a dependency's too")
  func entries() async throws {
    let shop = try await GitShop()
    try shop.edit("Packages/Foundation/Sources/RoutingCore/Route.swift")
    let run = await shop.files.run("affected", "--format", "matrix")
    let entries = try JSONParser.parse(Array(run.output.utf8))["include"]?.array ?? []
    let packages = entries.map { $0["package"]?.string }
    try #require(packages == ["Shop", "Checkout", "Foundation", "Profile"])
    #expect(entries[0]["command"]?.string == "swift test --filter '^ShopTests\\.'")
    #expect(
      entries[2]["command"]?.string
        == "swift test --package-path Packages/Foundation --filter '^RoutingCoreTests\\.'")
  }

  /// Modules in folders of their own, without manifests.
  private static func repository(_ edges: [String: [String]]) -> Repository {
    let names = edges.keys.sorted()
    var repository = Repository()
    repository.modules = names.map { name in
      Module(
        name: name, target: name, kind: .regular, package: nil, manifestPath: "Package.swift",
        position: .start, folder: name,
        dependencies: [
          Dependency(
            text: "", modules: edges[name, default: []].compactMap(names.firstIndex),
            position: .start)
        ])
    }
    repository.indexModules()
    return repository
  }
}
