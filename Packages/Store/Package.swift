// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Store",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "StoreAPI", targets: ["StoreAPI"]),
    .library(name: "StoreFeature", targets: ["StoreFeature"]),
    .library(name: "StoreFeatureTesting", targets: ["StoreFeatureTesting"]),
    .executable(name: "StoreDemo", targets: ["StoreDemo"]),
  ],
  dependencies: [
    .package(path: "../Foundation"),
    .package(path: "../Checkout"),
  ],
  targets: [
    .target(
      name: "StoreAPI",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "StoreFeature",
      dependencies: [
        "StoreAPI",
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "AnalyticsCore", package: "Foundation"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "StoreFeatureTesting",
      dependencies: [
        "StoreFeature",
        "StoreAPI",
        .product(name: "AnalyticsCore", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "SwiftUIShellCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "StoreDemo",
      dependencies: [
        "StoreFeatureTesting",
        .product(name: "PreviewCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StoreFeatureTests",
      dependencies: [
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "AnalyticsCore", package: "Foundation"),
        "StoreFeature",
        "StoreAPI",
        "StoreFeatureTesting",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
  ]
)
