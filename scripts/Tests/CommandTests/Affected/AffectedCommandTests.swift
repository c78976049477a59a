import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("What a change affects")
struct AffectedCommandTests {
  private static let checkout = "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"

  @Test("the list says of each module its package and why it is affected")
  func list() async throws {
    let shop = try await GitShop()
    try shop.edit(Self.checkout)
    try await shop.commit("Edit")
    let run = await shop.files.run("affected", "--base", "HEAD~1")
    #expect(
      run.lines == [
        "Shop                  .                  uses CheckoutFeature",
        "ShopTests             .                  uses Shop",
        "CheckoutFeature       Packages/Checkout  changed: \(Self.checkout)",
        "CheckoutDemo          Packages/Checkout  uses CheckoutFeature",
        "CheckoutFeatureTests  Packages/Checkout  uses CheckoutFeature",
      ])
    #expect(run.errors.contains("the merge base with HEAD~1; 1 changed file\n"))
    #expect(run.errors.contains("  \(Self.checkout): CheckoutFeature\n"))
    #expect(run.errors.hasSuffix("5 of 13 modules affected, 2 packages to test\n"))
  }

  @Test("snapshots and other files in a module's folder are the module's")
  func resources() async throws {
    let shop = try await GitShop()
    try shop.edit("Packages/Checkout/Tests/CheckoutFeatureTests/Snapshots/basket.txt")
    #expect(try await shop.affected().modules == ["CheckoutFeatureTests"])
  }

  @Test("a build folder that git does not ignore is nobody's edit")
  func buildFolder() async throws {
    let shop = try await GitShop()
    try shop.write(".gitignore", "")
    try await shop.commit("Ignore nothing")
    try await shop.git("branch", "--force", "main")
    try shop.write("Packages/Checkout/.build/x.swift", "\n")
    #expect(try await shop.affected().errors.contains("nothing is affected: no file changed"))
  }

  @Test("a file behind a link changes the module with the link too")
  func links() async throws {
    let shop = try await GitShop()
    try FileSystem.makeLink(
      "\(shop.files.root)/Packages/Profile/Sources/ProfileFeature/Order.swift",
      to: "../../../Foundation/Sources/CommerceDomain/Order.swift")
    try await shop.commit("Link")
    try await shop.git("branch", "--force", "main")
    try shop.edit("Packages/Foundation/Sources/CommerceDomain/Order.swift")
    let answer = try await shop.affected()
    #expect(answer.because("ProfileFeature")?.hasPrefix("changed: ") == true)
    #expect(answer.because("CommerceDomain")?.hasPrefix("changed: ") == true)
  }

  @Test("a package that only moved is found on the old graph, without evaluating the rest again")
  func movedPackage() async throws {
    let shop = try await GitShop()
    try await shop.git("mv", "Packages/Profile", "Packages/Account")
    let manifest = try shop.files.text("Package.swift")
      .replacing("Packages/Profile", with: "Packages/Account")
      .replacing("package: \"Profile\"", with: "package: \"Account\"")
    try shop.write("Package.swift", manifest)
    try await shop.commit("Move")
    let manifests = RecordingManifests(answers: StoredManifests())
    let answer = try await shop.affected(manifests: manifests)
    // Those of now, then two of the base.
    let now = ["", "Packages/Account", "Packages/Checkout", "Packages/Foundation"]
    #expect(await manifests.asked == now + ["", "Packages/Profile"])
    #expect(answer.isEverything == false)
    #expect(
      answer.modules == [
        "Shop", "ShopTests", "ProfileAPI", "ProfileFeature", "ProfileFeatureTests",
      ])
    #expect(answer.filters.keys.sorted() == [".", "Packages/Account"])
  }

  @Test("a test target taken out of its manifest is told as removed")
  func removedTests() async throws {
    let shop = try await GitShop()
    try shop.write("Packages/Profile/Package.swift", GitShop.profile(tests: false))
    try await shop.git("rm", "-r", "--quiet", "Packages/Profile/Tests")
    try await shop.commit("Untested")
    let answer = try await shop.affected()
    #expect(answer.removed == ["ProfileFeatureTests"])
    #expect(answer.modules == ["Shop", "ShopTests", "ProfileAPI", "ProfileFeature"])
    #expect(answer.filters["Packages/Profile"] == "")
    #expect(answer.errors.contains("removed: ProfileFeatureTests\n"))
  }

  @Test("where the old manifests cannot be read, everything is affected")
  func brokenBase() async throws {
    let shop = try await GitShop()
    let manifest = "Packages/Profile/Package.swift"
    let good = try shop.files.text(manifest)
    try shop.write(manifest, "// swift-tools-version: 6.2\nlet x = (\n")
    try await shop.commit("Break")
    try shop.write(manifest, good)
    try await shop.commit("Mend")
    let answer = try await shop.affected("--base", "HEAD~1")
    #expect(answer.isEverything == true)
    #expect(answer.reasons.first?.hasPrefix("the graph before the change cannot be read") == true)
  }

  @Test("the configuration decides what is ignored, and its own change affects everything")
  func configuration() async throws {
    let shop = try await GitShop()
    try shop.write(".modgraph.json", "{\"ignore\": [\"/Makefile\"]}\n")
    try await shop.commit("Configure")
    let configured = try await shop.affected()
    #expect(configured.reasons == [".modgraph.json changed, and it says what the graph is"])
    try await shop.git("branch", "--force", "main")
    try shop.write("Makefile", "all:\n")
    #expect(try await shop.affected().modules.isEmpty)
    try shop.edit("README.md")
    #expect(try await shop.affected().isEverything == true)
  }

  @Test("a root below the repository's sees its own paths, and strangers outside it")
  func belowTop() async throws {
    let outer = try await GitShop()
    try await outer.git("checkout", "--quiet", "-b", "outer")
    let names = ["App", "Packages", "Package.swift", "CODEOWNERS", "README.md", "docs"]
    try FileSystem.makeDirectory("\(outer.files.root)/ios")
    for name in names { try await outer.git("mv", name, "ios/\(name)") }
    try await outer.commit("Below")
    try outer.write("ios/\(Self.checkout)", "import CheckoutAPI\n// changed\n")
    let arguments = ["affected", "--root", "\(outer.files.root)/ios", "--base", "HEAD"]
    let inside = await Run(arguments)
    #expect(inside.code == .clean)
    #expect(inside.lines.count == 5)
    try outer.write("android/app.kt", "\n")
    let outside = await Run(arguments)
    #expect(outside.code == .clean)
    #expect(
      outside.errors.contains("everything is affected: ../android/app.kt changed, which lies"))
  }

  @Test("an unknown base, no commit or no repository affects everything, with the reason")
  func noHistory() async throws {
    let shop = try await GitShop()
    let unknown = try await shop.affected("--base", "nowhere")
    #expect(unknown.reasons == ["the base nowhere is not known here"])
    #expect(unknown.modules.count == 13)
    #expect(unknown.json["base"] == .null)
    let bare = try Fixture(GitShop.files)
    let none = await bare.run("affected")
    #expect(none.code == .clean)
    #expect(none.lines.count == 13)
    #expect(none.errors.contains("everything is affected: git cannot read this repository"))
  }

  @Test("nothing at all that could be read is no answer, rather than an empty one")
  func nothingRead() async throws {
    let empty = await (try Fixture(["a": ""])).run("affected", "--format", "matrix")
    #expect(empty.code == .couldNotJudge)
    #expect(empty.output.isEmpty)
    let option = await (try Fixture(["a": ""])).run("affected", "--base", "--output=x")
    #expect(option.code == .usage)
  }

  @Test("the same change gives the same bytes at another path")
  func sameBytes() async throws {
    var outputs: Set<String> = []
    for _ in 0..<2 {
      let shop = try await GitShop()
      try shop.edit("Packages/Foundation/Package.swift")
      outputs.insert(await shop.files.run("affected", "--format", "json").output)
    }
    #expect(outputs.count == 1)
  }
}
