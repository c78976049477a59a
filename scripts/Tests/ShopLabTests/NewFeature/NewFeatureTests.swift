import Verbs
import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import ShopLab
@testable import modgraph

@Suite("Making a feature")
struct NewFeatureTests {
  @Test("in a copy of this repository, all that a new feature lacks is its handler")
  func checksClean() async throws {
    let shop = try Fixture(Self.repository())
    let before = await shop.check()
    let made = await shop.run("new-feature", "GiftCards", "--team", "@shop/gifts")
    #expect(made.errors == "")
    #expect(made.code == .clean)
    #expect(made.output.contains("routes.register(GiftCardsRoute.self) {\n"))
    #expect(made.output.contains("giftCardsFeature.giftCards($0, router: $1)\n"))

    let after = await shop.check()
    #expect(after.code == .findings, "\(after.errors)")
    let new = after.lines.filter { !before.lines.contains($0) }
    #expect(new.count == 1)
    #expect(new.first?.contains("[unhandled-route]") == true)
    #expect(new.first?.contains("GiftCardsRoute") == true)
  }

  @Test("the package has an interface, a feature, fakes, a demo, tests and a README, and an owner")
  func files() async throws {
    let shop = try Fixture(Self.shop())
    #expect(await shop.run("new-feature", "Orders", "--team", "@shop/orders").code == .clean)
    let made = Self.tree(shop).keys.filter { $0.hasPrefix("Packages/Orders/") }
    for folder in [
      "Sources/OrdersAPI", "Sources/OrdersFeature", "Sources/OrdersFeatureTesting",
      "Sources/OrdersDemo", "Tests/OrdersFeatureTests", "Tests/OrdersFeatureTests/Snapshots",
    ] {
      #expect(made.contains { $0.hasPrefix("Packages/Orders/\(folder)/") }, "\(folder)")
    }
    #expect(made.contains("Packages/Orders/README.md"))
    #expect(
      try shop.text("CODEOWNERS").contains("\n/Packages/Orders/     @shop/orders\n"))
    let manifest = try shop.text("Package.swift")
    #expect(manifest.contains("\n    .package(path: \"Packages/Orders\"),\n"))
    #expect(manifest.contains("path: \"Packages/Orders/Tests/OrdersFeatureTests\""))
    #expect(!Self.tree(shop).keys.contains { $0.contains(".new") })
  }

  @Test(
    "a taken name is refused by letter case too, and nothing changes",
    arguments: ["Checkout", "CHECKOUT", "Foundation", "Shop", "Receipt"])
  func taken(name: String) async throws {
    let shop = try Fixture(Self.shop())
    let before = Self.tree(shop)
    let run = await shop.run("new-feature", name, "--team", "@shop/orders")
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("nothing was made"))
    #expect(run.output == "")
    #expect(Self.tree(shop) == before)
  }

  @Test(
    "what is no command for a feature changes nothing",
    arguments: [
      ["Orders"], ["--team", "@shop/orders"], ["Orders", "Returns", "--team", "@shop/orders"],
      ["Orders", "--team", "kim"], ["Orders", "--team", "@kim"], ["Orders", "--team", "@a/b @c/d"],
      ["orders", "--team", "@shop/orders"], ["Orders", "--team", "@shop/orders", "--force"],
    ])
  func badArguments(arguments: [String]) async throws {
    let shop = try Fixture(Self.shop())
    let before = Self.tree(shop)
    let run = await shop.run(["new-feature"] + arguments)
    #expect(run.code == .usage || run.code == .couldNotJudge)
    #expect(run.errors.hasPrefix("error: "))
    #expect(Self.tree(shop) == before)
  }

  @Test("where the folder cannot be made, the manifest and the owners stay as they were")
  func allOrNothing() async throws {
    let shop = try Fixture(Self.shop())
    // A file is where the draft's folder would be.
    try shop.write("Packages/.Orders.new", "in the way")
    let before = Self.tree(shop)
    let run = await shop.run("new-feature", "Orders", "--team", "@shop/orders")
    #expect(run.code == .couldNotJudge)
    #expect(run.errors.contains("nothing was changed"))
    #expect(Self.tree(shop) == before)
  }

  @Test("a root manifest without a place for the lines is refused")
  func noPlace() async throws {
    var files = Self.shop()
    files["Package.swift"] = files["Package.swift"]?.replacing("[\n  ]", with: "[]")
    let shop = try Fixture(files)
    let run = await shop.run("new-feature", "Orders", "--team", "@shop/orders")
    #expect(run.errors.contains("there is no place for the new lines"))
    #expect(!FileSystem.exists(Path.join(shop.root, "Packages/Orders")))
  }

  /// The small shop with a root manifest as people write it, and a second route.
  private static func shop() -> [String: String] {
    var files = ShopFixture.files()
    files["Package.swift"] = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [
          .package(path: "Packages/Foundation"),
          .package(path: "Packages/Checkout"),
        ],
        targets: [
        ]
      )

      """
    files["Packages/Checkout/Sources/CheckoutAPI/ReceiptRoute.swift"] =
      "public import RoutingCore\npublic struct ReceiptRoute: Route {}\n"
    return files
  }

  /// This repository's own manifests and sources.
  private static func repository(file: String = #filePath) throws -> [String: String] {
    let root = URL(filePath: file).pathComponents.dropLast(5).joined(separator: "/")
    return try files(in: String(root.dropFirst()))
  }

  private static func tree(_ shop: Fixture) -> [String: String] {
    (try? files(in: shop.root, hidden: true)) ?? [:]
  }

  private static func files(in root: String, hidden: Bool = false) throws -> [String: String] {
    var files: [String: String] = [:]
    var waiting = [""]
    while let folder = waiting.popLast() {
      for entry in try present({ () throws(SystemError) in
        try FileSystem.entries(of: Path.join(root, folder))
      }) ?? [] {
        let path = Path.join(folder, entry.name)
        // A line of CODEOWNERS is about the workflows; without them it would match nothing.
        let isOwned = entry.name == ".github"
        if entry.name.hasPrefix("."), !isOwned, !(hidden && path.hasSuffix(".new")) { continue }
        switch entry.kind {
        case .directory: waiting.append(path)
        case .file:
          files[path] = try present({ () throws(SystemError) in
            try FileSystem.read(Path.join(root, path))
          }).map { String(decoding: $0, as: UTF8.self) }
        case .link, .other: break
        }
      }
    }
    return files
  }

  /// What is read; nil where it is gone since it was listed, as what other programs write for a
  /// moment beside the repository's own files.
  private static func present<Value>(
    _ read: () throws(SystemError) -> Value
  ) throws -> Value? {
    do {
      return try read()
    } catch SystemError.missing {
      return nil
    }
  }
}
