import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

@Suite("Whose a changed file is")
struct PathOwnersTests {
  private static let repository: Repository = {
    var repository = Repository()
    let manifest = Manifest(
      name: "Kit", toolsVersion: "6.2.0", platforms: [], languageModes: [], products: [],
      dependencies: [], targets: [])
    repository.packages = [
      Package(folder: "", manifest: manifest), Package(folder: "Kit", manifest: manifest),
      Package(folder: "Empty", manifest: manifest),
    ]
    func add(
      _ name: String, _ folder: String, package: Int?, kind: TargetKind = .regular,
      files: [String] = []
    ) {
      repository.modules.append(
        Module(
          name: name, target: name, kind: kind, package: package, manifestPath: "",
          position: .start, folder: folder, files: files.map { SourceFile(path: $0) }))
    }
    add(
      "Core", "Kit/Sources", package: 1, files: ["Kit/Sources/a.swift", "Kit/Sources/Deep/b.swift"])
    add("Deep", "Kit/Sources/Deep", package: 1, files: ["Kit/Sources/Deep/c.swift"])
    add("Left", "Kit/Shared", package: 1, files: ["Kit/Shared/left.swift"])
    add("Right", "Kit/Shared", package: 1, files: ["Kit/Shared/right.swift"])
    add("Remote", "Kit", package: 1, kind: .binary)
    add("Local", "Kit/Local.xcframework", package: 1, kind: .binary)
    add("App", "App", package: nil)
    add("Vendored", "Vendor/Lib/Sources", package: 0)
    return repository
  }()

  @Test(
    "the file's own target, else the innermost folder's, else nobody",
    arguments: [
      ("Kit/Sources/a.swift", ["Core"]),
      ("Kit/Sources/new.swift", ["Core"]),
      ("Kit/Sources/picture.png", ["Core"]),
      ("Kit/Sources/Deep/b.swift", ["Core"]),
      ("Kit/Sources/Deep/gone.swift", ["Deep"]),
      ("Kit/Shared/left.swift", ["Left"]),
      ("Kit/Shared/gone.swift", ["Left", "Right"]),
      ("Kit/Local.xcframework/Info.plist", ["Local"]),
      ("Kit/README.md", []),
      ("Kit/Package.resolved", []),
      ("Kit/Sources/.hidden/x.swift", []),
      ("Kit/SourcesToo/a.swift", []),
      ("App/Assets/icon.png", ["App"]),
      ("Vendor", ["Vendored"]),
      (".swift-version", []),
    ] as [(String, [String])])
  func modules(path: String, names: [String]) {
    let owners = PathOwners(Self.repository)
    #expect(owners.modules(of: path).map { Self.repository.modules[$0].name } == names)
  }

  @Test("a manifest is its package's, for every tools version, and no other file is one")
  func manifests() {
    let owners = PathOwners(Self.repository)
    #expect(owners.package(ofManifest: "Kit/Package.swift")?.count == 6)
    #expect(owners.package(ofManifest: "Kit/Package@swift-6.0.swift")?.count == 6)
    #expect(owners.package(ofManifest: "Package.swift") == [7])
    #expect(owners.package(ofManifest: "Empty/Package.swift") == [])
    #expect(owners.package(ofManifest: "Other/Package.swift") == nil)
    #expect(owners.package(ofManifest: "Kit/PackageList.swift") == nil)
  }

  @Test("a package's path and name are quoted where a shell would take them apart")
  func quoting() {
    var repository = Self.repository
    repository.packages[1].folder = "My Kit's; rm"
    repository.modules = [
      Module(
        name: "KitTests", target: "KitTests", kind: .test, package: 1, manifestPath: "",
        position: .start, folder: "x")
    ]
    let plan = TestPlan(.everything(repository, because: ["a test"]), repository)
    #expect(
      plan.entries.map(\.command) == [
        #"swift test --package-path 'My Kit'\''s; rm' --filter '^KitTests\.'"#
      ])
  }
}
