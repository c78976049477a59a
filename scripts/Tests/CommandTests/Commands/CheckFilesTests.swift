import Verbs
import Foundation
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("A check of some files")
struct CheckFilesTests {
  private static let profile = "Packages/Profile/Sources/ProfileFeature/Profile.swift"
  private static let checkout = "Packages/Checkout/Sources/CheckoutFeature/Checkout.swift"
  private static let route = "Packages/Checkout/Sources/CheckoutAPI/CheckoutRoute.swift"
  private static let manifest = "Packages/Profile/Package.swift"

  /// A shop with an app, in which most rules find something.
  private static func tangled() throws -> Fixture {
    var files = ShopFixture.files()
    files["Package.swift"] = ShopFixture.package(
      "Shop", packages: ["Packages/Checkout"],
      targets: [
        ".target(name: \"Shop\", dependencies: "
          + "[\(ShopFixture.product("CheckoutAPI", "Checkout"))], path: \"App/Shop\")"
      ])
    files["App/Shop/main.swift"] = "import CheckoutAPI\nimport ProfileAPI\n"
    files[profile, default: ""] += "import CheckoutFeature\nimport CommerceDomain\n"
    files[checkout, default: ""] += "public struct Basket {}\n"
    files[route, default: ""] += "public final class Cache {}\n"
    files["CODEOWNERS", default: ""] += "/Packages/Orders/ @shop/orders\n"
    files["README.md"] = "# Shop\n"
    let shop = try Fixture(files)
    try shop.write(
      manifest,
      try shop.text(manifest).replacing("\"ProfileAPI\", .", with: "\"ProfileAPI\", \"Common\", .")
        .replacing("targets: [\n", with: "targets: [\n    .target(name: \"Common\"),\n"))
    try shop.write("Packages/Profile/Sources/Common/Odd.swift", "public import CommerceDomain\n")
    return shop
  }

  @Test("each file alone is told what the check of everything tells at it, no more and no less")
  func sameAsEverything() async throws {
    let shop = try Self.tangled()
    let everything = await shop.run()
    #expect(
      Set(everything.rules) == [
        "layer", "undeclared-import", "unused-dependency", "no-role", "entry-point",
        "interface-surface", "unhandled-route", "owner",
      ])
    var told: [String] = []
    for path in FileTree(root: shop.root).files {
      let run = await shop.run(path)
      let expected = everything.lines.filter { $0.hasPrefix("\(path):") }
      #expect(run.lines == expected)
      #expect(run.code == (expected.isEmpty ? .clean : .findings))
      told += run.lines
    }
    #expect(told.sorted() == everything.lines.sorted())
  }

  @Test("several files are judged together and counted")
  func several() async throws {
    let run = try await Self.tangled().run(Self.route, "README.md", Self.checkout)
    #expect(Set(run.rules) == ["interface-surface", "unhandled-route", "entry-point"])
    #expect(run.errors.hasSuffix("3 findings in 2 files of those named\n"))
  }

  @Test("a file can be named by its whole path, with dots, and through a link")
  func spellings() async throws {
    let shop = try Self.tangled()
    let wanted = await shop.run(Self.profile).output
    #expect(!wanted.isEmpty)
    let link = shop.root + "/../link-\(Path.name(of: shop.root))"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: shop.root)
    defer { try? FileManager.default.removeItem(atPath: link) }
    for spelling in [
      "./\(Self.profile)", "App/../\(Self.profile)", "\(shop.root)/\(Self.profile)",
      "\(link)/\(Self.profile)",
    ] {
      #expect(await shop.run(spelling).output == wanted)
    }
  }

  @Test("known findings pass, and entries of other files are not called stale")
  func baseline() async throws {
    let shop = try Self.tangled()
    let list = ["--baseline", Path.join(shop.root, "known")]
    #expect(await shop.run(["--write-baseline"] + list).code == .clean)
    try shop.write(Self.profile, "import ProfileAPI\n")
    let run = await shop.run(list + [Self.checkout, Self.profile])
    #expect(run.code == .clean)
    #expect(run.errors.hasSuffix("baseline: 1 known, 0 new, stale not judged\n"))
    try shop.write(Self.profile, "import CheckoutFeature\nimport ProfileFeature\nimport StoreAPI\n")
    try shop.write(Self.checkout, "public struct A {}\npublic struct B {}\n")
    let new = await shop.run(list + [Self.checkout, Self.profile])
    #expect(new.code == .findings)
    #expect(new.lines.count == 1)
    #expect(new.rules == ["entry-point"])
  }

  @Test(
    "a path that cannot be judged is named, and nothing is printed",
    arguments: [
      ("Packages/Gone.swift", "there is no file Packages/Gone.swift"),
      ("/etc/passwd", "/etc/passwd is outside the root"),
      ("Packages", "Packages is a folder"),
    ])
  func badPaths(path: String, words: String) async throws {
    let run = try await Self.tangled().run(Self.checkout, path)
    #expect(run.code == .couldNotJudge)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words))
  }

  @Test("a baseline is never written from a part of the repository")
  func noWriting() async throws {
    let shop = try Self.tangled()
    let run = await shop.run(
      "--write-baseline", "--baseline", Path.join(shop.root, "known"), Self.checkout)
    #expect(run.code == .usage)
    #expect(run.errors.contains("leave out \(Self.checkout)"))
    #expect(!FileSystem.exists(Path.join(shop.root, "known")))
  }

  @Test("for source files only their modules are read; a manifest takes everything")
  func readsLittle() async throws {
    let shop = try Self.tangled()
    _ = await shop.run()
    func read(_ path: String) async -> Set<String> {
      let selection = FileSelection(paths: [path])
      let reading = await GraphReader(root: shop.root, selection: selection).read()
      let modules = reading.repository.modules
      return Set(modules.filter { $0.files.contains { !$0.imports.isEmpty } }.map(\.name))
    }
    #expect(await read(Self.profile) == ["ProfileFeature"])
    #expect(await read(Self.route) == ["CheckoutAPI", "Shop"])
    #expect(await read("README.md").isEmpty)
    #expect(await read(Self.manifest).count == 6)
  }
}

extension FileTree {
  /// Every visible file.
  fileprivate var files: [String] {
    folders.flatMap { folder, entries in
      entries.filter { $0.kind == .file }.map { Path.join(folder, $0.name) }
    }.sorted()
  }
}
