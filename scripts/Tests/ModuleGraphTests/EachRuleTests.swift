import Testing

@testable import ModuleGraph

/// One small mistake for each rule, in a shop that is clean without it.
@Suite("Each rule finds its mistake")
struct EachRuleTests {
  private static let checkout = "Packages/Checkout/Package.swift"

  @Test("a library product with a type is found")
  func libraryType() async throws {
    try await expect("library-type", after: Self.checkout) { text in
      text.replacing(
        ".library(name: \"CheckoutAPI\", targets",
        with: ".library(name: \"CheckoutAPI\", type: .static, targets")
    }
  }

  @Test("a feature with two public types is found")
  func entryPoint() async throws {
    try await expect(
      "entry-point", after: "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"
    ) { $0 + "public struct Basket {}\n" }
  }

  @Test("an interface that declares a class is found")
  func interfaceSurface() async throws {
    try await expect(
      "interface-surface", after: "Packages/Checkout/Sources/CheckoutAPI/CheckoutRoute.swift"
    ) { $0 + "public final class Cache {}\n" }
  }

  @Test("a package without an owner is found")
  func owner() async throws {
    try await expect("owner", after: "CODEOWNERS") { text in
      text.replacing("/Packages/Profile/    @shop/account\n", with: "")
    }
  }

  @Test("two modules of one name are found")
  func duplicateName() async throws {
    let shop = try await Fixture.warm(ShopFixture.files())
    let manifest = "Packages/Profile/Package.swift"
    try shop.write(
      manifest,
      try shop.text(manifest).replacing(
        "targets: [\n", with: "targets: [\n    .target(name: \"CheckoutAPI\"),\n"))
    try shop.write("Packages/Profile/Sources/CheckoutAPI/Other.swift", "struct Other {}\n")
    #expect(await shop.run().rules.contains("duplicate-name"))
  }

  @Test("a route that no composition root registers is found")
  func unhandledRoute() async throws {
    let shop = try await Fixture.warm(ShopFixture.files().merging(Self.root()) { $1 })
    try shop.write("App/Shop/main.swift", "import CheckoutAPI\nregister(CheckoutRoute.self)\n")
    let run = await shop.run()
    #expect(run.rules.contains("unhandled-route"))
    #expect(run.output.contains("ProfileRoute"))
    #expect(!run.lines.contains { $0.contains("unhandled-route") && $0.contains("CheckoutRoute ") })
  }

  @Test("a manifest with other platforms than the root's is found")
  func manifestSettings() async throws {
    let shop = try await Fixture.warm(ShopFixture.files().merging(Self.root()) { $1 })
    try shop.write(
      "Package.swift",
      try shop.text("Package.swift").replacing(
        "products:", with: "platforms: [.macOS(.v14)],\n  products:"))
    #expect(await shop.run().rules.contains("manifest-settings"))
  }

  @Test("a test target that the root does not list is found")
  func unlistedTests() async throws {
    let shop = try await Fixture.warm(ShopFixture.files().merging(Self.root()) { $1 })
    try shop.write(
      Self.checkout,
      try shop.text(Self.checkout).replacing(
        "targets: [\n",
        with: "targets: [\n    .testTarget(name: \"CheckoutFeatureTests\"),\n"))
    try shop.write("Packages/Checkout/Tests/CheckoutFeatureTests/T.swift", "import Testing\n")
    #expect(await shop.run().rules.contains("unlisted-tests"))
  }

  private func expect(
    _ rule: String, after file: String, _ mistake: (String) -> String
  ) async throws {
    let shop = try await Fixture.warm(ShopFixture.files())
    let before = try shop.text(file)
    #expect(mistake(before) != before)
    try shop.write(file, mistake(before))
    let run = await shop.run()
    #expect(run.code == .findings)
    #expect(Set(run.rules) == [rule])
  }

  /// A root package with one app.
  private static func root() -> [String: String] {
    [
      "Package.swift": ShopFixture.package(
        "Shop", packages: ["Packages/Checkout"],
        targets: [
          ".target(name: \"Shop\", dependencies: "
            + "[\(ShopFixture.product("CheckoutAPI", "Checkout"))], path: \"App/Shop\")"
        ]),
      "App/Shop/main.swift": "import CheckoutAPI\n",
    ]
  }
}
