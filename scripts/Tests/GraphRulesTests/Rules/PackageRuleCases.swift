extension RuleCase {
  private static let settings = "swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\")]"

  /// A root package beside one of its own folder.
  private static func two(
    _ rule: String, _ what: String, root: String = rootManifest, far: String = farManifest,
    _ found: [String] = [], _ changes: [String: String] = [:]
  ) -> RuleCase {
    let files = [
      "CODEOWNERS": "* @shop/platform\n", "Package.swift": root, "Far/Package.swift": far,
      "Sources/RootCore/R.swift": "import FarCore\n", "Far/Sources/FarCore/F.swift": "",
      "Far/Tests/FarCoreTests/T.swift": "import FarCore\n",
    ]
    return RuleCase(rule: rule, what: what, files: files.merging(changes) { $1 }, found: found)
  }

  private static let rootManifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Root",
      platforms: [.macOS(.v14), .iOS(.v17)],
      dependencies: [.package(path: "Far")],
      targets: [
        .target(name: "RootCore", dependencies: [.product(name: "FarCore", package: "Far")],
          \(settings)),
        .testTarget(name: "FarCoreTests",
          dependencies: [.product(name: "FarCore", package: "Far")],
          path: "Far/Tests/FarCoreTests", \(settings)),
      ])

    """

  private static let farManifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Far",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [.library(name: "FarCore", targets: ["FarCore"])],
      targets: [
        .target(name: "FarCore", \(settings)),
        .testTarget(name: "FarCoreTests", dependencies: ["FarCore"], \(settings)),
      ])

    """

  /// A package that the root manifest does not name.
  private static func toolPackage(_ folder: String) -> [String: String] {
    [
      "\(folder)/Package.swift": farManifest.replacing("Far", with: "Lint"),
      "\(folder)/Sources/LintCore/L.swift": "",
      "\(folder)/Tests/LintCoreTests/T.swift": "import LintCore\n",
    ]
  }

  /// What manifests say, and what they are called.
  static let packages: [RuleCase] = [
    two(
      "duplicate-name", "a module of another package's name",
      root: rootManifest.replacing(
        "targets: [\n", with: "targets: [\n    .target(name: \"FarCore\", \(settings)),\n"),
      ["Package.swift duplicate-name"], ["Sources/FarCore/F.swift": ""]),
    two(
      "duplicate-name", "names that a Mac's disk takes for one",
      root: rootManifest.replacing(
        "targets: [\n", with: "targets: [\n    .target(name: \"farCore\", \(settings)),\n"),
      ["Package.swift duplicate-name"], ["Sources/farCore/F.swift": ""]),
    two(
      "duplicate-name", "two package folders of one name",
      ["Other/far/Package.swift duplicate-name"],
      [
        "Other/far/Package.swift": farManifest.replacing("FarCore", with: "ElseCore").replacing(
          ".testTarget(name: \"ElseCoreTests\", dependencies: [\"ElseCore\"], \(settings)),",
          with: ""),
        "Other/far/Sources/ElseCore/E.swift": "",
      ]),
    two("duplicate-name", "the root's copy of a package's tests"),

    two(
      "unlisted-tests", "a test target that the root does not run",
      far: farManifest.replacing(
        "targets: [\n",
        with:
          "targets: [\n    .testTarget(name: \"FarCoreSlowTests\", dependencies: [\"FarCore\"], "
          + "\(settings)),\n"),
      ["Far/Package.swift unlisted-tests"],
      ["Far/Tests/FarCoreSlowTests/T.swift": "import FarCore\n"]),
    two("unlisted-tests", "a test target that the root lists by path"),
    two(
      "unlisted-tests", "tests of a tool, which the root does not know",
      [], toolPackage("scripts")),
    two(
      "unlisted-tests", "tests of a package beside the tools that the root does not run",
      ["Lint/Package.swift unlisted-tests"], toolPackage("Lint")),
    two(
      "unlisted-tests", "tests of a package whose modules a configuration calls tools", [],
      toolPackage("Lint").merging([
        ".modgraph.json": "{ \"modules\": { \"LintCore\": { \"role\": \"Tool\" } } }\n"
      ]) { $1 }),
    RuleCase(
      rule: "unlisted-tests", what: "no root package, so none that could list them",
      files: [
        "CODEOWNERS": "* @shop/platform\n", "Far/Package.swift": farManifest,
        "Far/Sources/FarCore/F.swift": "", "Far/Tests/FarCoreTests/T.swift": "import FarCore\n",
      ], found: []),

    two(
      "library-type", "a static library",
      far: farManifest.replacing(
        "targets: [\"FarCore\"]", with: "type: .static, targets: [\"FarCore\"]"),
      ["Far/Package.swift library-type"]),
    two(
      "library-type", "a dynamic library",
      far: farManifest.replacing(
        "targets: [\"FarCore\"]", with: "type: .dynamic, targets: [\"FarCore\"]"),
      ["Far/Package.swift library-type"]),
    two("library-type", "a library that leaves it open"),

    two(
      "manifest-settings", "another tools version",
      far: farManifest.replacing("swift-tools-version: 6.2", with: "swift-tools-version: 6.1"),
      ["Far/Package.swift manifest-settings"]),
    two(
      "manifest-settings", "another platform's version",
      far: farManifest.replacing(".macOS(.v14)", with: ".macOS(.v15)"),
      ["Far/Package.swift manifest-settings"]),
    two(
      "manifest-settings", "a platform less",
      far: farManifest.replacing(", .macOS(.v14)", with: ""),
      ["Far/Package.swift manifest-settings"]),
    two(
      "manifest-settings", "another language mode",
      far: farManifest.replacing("])\n", with: "],\n  swiftLanguageModes: [.v5])\n"),
      ["Far/Package.swift manifest-settings"]),
    two(
      "manifest-settings", "a target without the settings",
      far: farManifest.replacing("\"FarCore\", \(settings)", with: "\"FarCore\""),
      ["Far/Package.swift manifest-settings"]),
    two("manifest-settings", "the same platforms in another order"),
    two(
      "manifest-settings", "a plugin, which has no settings",
      far: farManifest.replacing(
        "targets: [\n", with: "targets: [\n    .plugin(name: \"Gen\", capability: .buildTool()),\n"),
      [], ["Far/Plugins/Gen/G.swift": ""]),
  ]
}
