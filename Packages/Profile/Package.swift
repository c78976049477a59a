// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Profile",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ProfileAPI", targets: ["ProfileAPI"]),
    .library(name: "ProfileFeature", targets: ["ProfileFeature"]),
    .library(name: "ProfileFeatureTesting", targets: ["ProfileFeatureTesting"]),
    .executable(name: "ProfileDemo", targets: ["ProfileDemo"]),
  ],
  dependencies: [
    .package(path: "../Foundation"),
    .package(path: "../Store"),
    .package(path: "../Checkout"),
  ],
  targets: [
    .target(
      name: "ProfileAPI",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ProfileFeature",
      dependencies: [
        .product(name: "StoreAPI", package: "Store"),
        "ProfileAPI",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "CheckoutAPI", package: "Checkout"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ProfileFeatureTesting",
      dependencies: [
        "ProfileFeature",
        "ProfileAPI",
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
      name: "ProfileDemo",
      dependencies: [
        "ProfileFeatureTesting",
        .product(name: "PreviewCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ProfileFeatureTests",
      dependencies: [
        .product(name: "StoreAPI", package: "Store"),
        "ProfileFeature",
        "ProfileAPI",
        "ProfileFeatureTesting",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
  ]
)
