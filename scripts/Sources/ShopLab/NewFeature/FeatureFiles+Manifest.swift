import GraphFacts

/// The manifest and the README.
extension FeatureFiles {
  /// What the tests depend on: modules of the package itself, then cores.
  static let testedModules = ["Feature", "FeatureTesting"]
  static let testedCores = [
    "DesignCore", "GalleryCore", "GalleryCoreTesting", "NetworkCore", "NetworkCoreTesting",
    "TerminalCore", "TerminalCoreTesting",
  ]

  static func foundation(_ product: String) -> String {
    ".product(name: \"\(product)\", package: \"Foundation\")"
  }

  var manifest: String {
    let core = Self.foundation
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "\(type)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        products: [
          .library(name: "\(type)API", targets: ["\(type)API"]),
          .library(name: "\(type)Feature", targets: ["\(type)Feature"]),
          .library(name: "\(type)FeatureTesting", targets: ["\(type)FeatureTesting"]),
          .executable(name: "\(type)Demo", targets: ["\(type)Demo"]),
        ],
        dependencies: [
          .package(path: "../Foundation")
        ],
        targets: [
          .target(
            name: "\(type)API",
            dependencies: [\(core("RoutingCore"))],
            swiftSettings: settings
          ),
          .target(
            name: "\(type)Feature",
            dependencies: [
              "\(type)API",
              \(core("DesignCore")),
              \(core("NetworkCore")),
              \(core("RoutingCore")),
            ],
            swiftSettings: settings
          ),
          .target(
            name: "\(type)FeatureTesting",
            dependencies: [
              "\(type)API",
              "\(type)Feature",
              \(core("DesignCore")),
              \(core("RoutingCoreTesting")),
            ],
            swiftSettings: settings
          ),
          .executableTarget(
            name: "\(type)Demo",
            dependencies: [
              "\(type)FeatureTesting",
              \(core("PreviewCore")),
            ],
            swiftSettings: settings
          ),
          .testTarget(
            name: "\(type)FeatureTests",
            dependencies: [
      \(Self.testedModules.map { "        \"\(type)\($0)\",\n" }.joined())\
      \(Self.testedCores.map { "        \(core($0)),\n" }.joined())      ],
            exclude: ["Snapshots"],
            swiftSettings: settings
          ),
        ]
      )

      """
  }

  /// The same tests once more, for the root manifest.
  var rootTestTarget: String {
    let modules = Self.testedModules.map {
      "        .product(name: \"\(type)\($0)\", package: \"\(type)\"),\n"
    }
    let cores = Self.testedCores.map { "        \(Self.foundation($0)),\n" }
    return """
          .testTarget(
            name: "\(type)FeatureTests",
            dependencies: [
      \(modules.joined())\(cores.joined())      ],
            path: "Packages/\(type)/Tests/\(type)FeatureTests",
            exclude: ["Snapshots"],
            swiftSettings: settings
          ),

      """
  }

  var readme: String {
    """
    # \(type)

    Owns one screen so far, the list behind `\(type)Route`. Say here, in a sentence, what the package
    owns and what it never owns.

    Its modules with what they use and who uses them, without tests:

    <!-- modgraph graph --around Packages/\(type) --without Tests -->
    <!-- end of graph -->

    """
  }
}
