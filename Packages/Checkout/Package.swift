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
    .package(path: "../Foundation")
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
        "CheckoutFeature",
        "CheckoutAPI",
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "CheckoutDemo",
      dependencies: [
        "CheckoutFeatureTesting",
        .product(name: "ShellCore", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CheckoutFeatureTests",
      dependencies: [
        "CheckoutFeature",
        "CheckoutAPI",
        "CheckoutFeatureTesting",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "ShellCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
      ],
      swiftSettings: settings
    ),
  ]
)
