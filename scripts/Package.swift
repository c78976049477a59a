// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "scripts",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "modgraph", targets: ["modgraph"]),
    .executable(name: "shoplab", targets: ["ShopLab"]),
  ],
  targets: [
    .target(name: "GraphFacts", swiftSettings: settings),
    .target(
      name: "GraphRules",
      dependencies: ["GraphFacts"],
      resources: [.embedInCode("Policy/standard.json")],
      swiftSettings: settings
    ),
    .target(
      name: "GraphReports",
      dependencies: ["GraphFacts", "GraphRules"],
      swiftSettings: settings
    ),
    .target(name: "Verbs", dependencies: ["GraphFacts"], swiftSettings: settings),
    .executableTarget(
      name: "modgraph",
      dependencies: ["GraphFacts", "GraphReports", "GraphRules", "Verbs"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ShopLab",
      dependencies: ["GraphFacts", "GraphRules", "Verbs"],
      swiftSettings: settings
    ),
    .target(
      name: "GraphTesting",
      dependencies: ["GraphFacts", "Verbs"],
      path: "Tests/GraphTesting",
      swiftSettings: settings
    ),
    .testTarget(
      name: "GraphFactsTests",
      dependencies: ["GraphFacts", "GraphTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GraphRulesTests",
      dependencies: ["GraphFacts", "GraphRules", "GraphTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GraphReportsTests",
      dependencies: ["GraphFacts", "GraphReports", "GraphRules"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "GraphFacts", "GraphReports", "GraphRules", "GraphTesting", "Verbs", "modgraph",
      ],
      exclude: ["Pages"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShopLabTests",
      dependencies: ["GraphFacts", "GraphTesting", "ShopLab", "Verbs", "modgraph"],
      swiftSettings: settings
    ),
  ]
)
