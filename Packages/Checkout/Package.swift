// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Checkout",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "CheckoutAPI", targets: ["CheckoutAPI"]),
    .library(name: "CheckoutFeature", targets: ["CheckoutFeature"]),
    .library(name: "CheckoutFeatureTesting", targets: ["CheckoutFeatureTesting"]),
    .executable(name: "CheckoutDemo", targets: ["CheckoutDemo"]),
  ],
  dependencies: [
    .package(path: "../Foundation"),
    .package(path: "../Profile"),
  ],
  targets: [
    .target(
      name: "CheckoutAPI",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CheckoutFeature",
      dependencies: [
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "ProfileAPI", package: "Profile"),
        "CheckoutAPI",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CheckoutFeatureTesting",
      dependencies: [
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        "CheckoutFeature",
        "CheckoutAPI",
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "SwiftUIShellCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "CheckoutDemo",
      dependencies: [
        "CheckoutFeatureTesting",
        .product(name: "PreviewCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CheckoutFeatureTests",
      dependencies: [
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        .product(name: "NetworkCoreTesting", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "ProfileAPI", package: "Profile"),
        "CheckoutFeature",
        "CheckoutAPI",
        "CheckoutFeatureTesting",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "TerminalCoreTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "SeededTesting", package: "Foundation"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
  ]
)
