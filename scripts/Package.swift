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
    .library(name: "ModuleGraph", targets: ["ModuleGraph"]),
    .executable(name: "modgraph", targets: ["ModuleGraphTool"]),
  ],
  targets: [
    .target(name: "ModuleGraph", swiftSettings: settings),
    .executableTarget(
      name: "ModuleGraphTool",
      dependencies: ["ModuleGraph"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ModuleGraphTests",
      dependencies: ["ModuleGraph"],
      swiftSettings: settings
    ),
  ]
)
