// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "ShopApp", targets: ["ShopApp"]),
    .executable(name: "ShopClip", targets: ["ShopClip"]),
    .library(name: "ShopLaunch", targets: ["ShopLaunch"]),
    .library(name: "DemoBackend", targets: ["DemoBackend"]),
  ],
  dependencies: [
    .package(path: "Packages/Foundation"),
    .package(path: "Packages/Store"),
    .package(path: "Packages/Checkout"),
    .package(path: "Packages/Profile"),
  ],
  targets: [
    .executableTarget(
      name: "ShopApp",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        "DemoBackend",
        "ShopLaunch",
        "ShopTerminal",
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "StoreFeature", package: "Store"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "CheckoutFeature", package: "Checkout"),
        .product(name: "ProfileAPI", package: "Profile"),
        .product(name: "ProfileFeature", package: "Profile"),
        .product(name: "CommerceData", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
      ],
      path: "App/ShopApp",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ShopClip",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "ProfileAPI", package: "Profile"),
        "DemoBackend",
        "ShopLaunch",
        "ShopTerminal",
        .product(name: "CheckoutFeature", package: "Checkout"),
        .product(name: "CommerceData", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
      ],
      path: "App/ShopClip",
      swiftSettings: settings
    ),
    .target(
      name: "ShopLaunch",
      dependencies: [
        .product(name: "AnalyticsCore", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "ProfileAPI", package: "Profile"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
      ],
      path: "App/ShopLaunch",
      swiftSettings: settings
    ),
    .target(
      name: "ShopTerminal",
      dependencies: [
        "ShopLaunch",
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
      ],
      path: "App/ShopTerminal",
      swiftSettings: settings
    ),
    .target(
      name: "DemoBackend",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
      ],
      path: "App/DemoBackend",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShopAppTests",
      dependencies: [
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "NetworkCoreTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "CheckoutFeature", package: "Checkout"),
        "DemoBackend",
        "ShopLaunch",
        .product(name: "StoreFeatureTesting", package: "Store"),
        .product(name: "StoreFeature", package: "Store"),
        "ShopApp",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
        .product(name: "TerminalCoreTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "ProfileAPI", package: "Profile"),
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "SeededTesting", package: "Foundation"),
      ],
      path: "App/Tests/ShopAppTests",
      exclude: ["Transcripts"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShopLaunchTests",
      dependencies: [
        "ShopLaunch",
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "ProfileAPI", package: "Profile"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
      ],
      path: "App/Tests/ShopLaunchTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShopPhoneTests", path: "App/Tests/ShopPhoneTests", swiftSettings: settings),
    .testTarget(
      name: "DemoBackendTests",
      dependencies: [
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        "DemoBackend",
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
      ],
      path: "App/Tests/DemoBackendTests",
      swiftSettings: settings
    ),

    // Each package's tests once more, since SwiftPM runs only the root package's tests.
    .testTarget(
      name: "CommerceDomainTests",
      dependencies: [
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "SeededTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/CommerceDomainTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommerceDataTests",
      dependencies: [
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "CommerceData", package: "Foundation"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "NetworkCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/CommerceDataTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "RoutingCoreTests",
      dependencies: [
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/RoutingCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "NetworkCoreTests",
      dependencies: [
        .product(name: "AnalyticsCore", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        .product(name: "NetworkCore", package: "Foundation"),
        .product(name: "NetworkCoreTesting", package: "Foundation"),
        .product(name: "SeededTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/NetworkCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PersistenceCoreTests",
      dependencies: [
        .product(name: "PersistenceCoreTesting", package: "Foundation"),
        .product(name: "PersistenceCore", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/PersistenceCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "AnalyticsCoreTests",
      dependencies: [
        .product(name: "AnalyticsCore", package: "Foundation")
      ],
      path: "Packages/Foundation/Tests/AnalyticsCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DesignCoreTests",
      dependencies: [
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/DesignCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "NavigationCoreTests",
      dependencies: [
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "NavigationCoreTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/NavigationCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalCoreTests",
      dependencies: [
        .product(name: "TerminalCore", package: "Foundation"),
        .product(name: "TerminalCoreTesting", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "NavigationCoreTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "NetworkCoreTesting", package: "Foundation"),
        .product(name: "RoutingCore", package: "Foundation"),
        .product(name: "SeededTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/TerminalCoreTests",
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryCoreTests",
      dependencies: [
        .product(name: "GalleryCore", package: "Foundation"),
        .product(name: "GalleryCoreTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/GalleryCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PreviewCoreTests",
      dependencies: [
        .product(name: "PreviewCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
        .product(name: "TerminalCoreTesting", package: "Foundation"),
        .product(name: "GalleryCoreTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Foundation/Tests/PreviewCoreTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "StoreFeatureTests",
      dependencies: [
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "AnalyticsCore", package: "Foundation"),
        .product(name: "StoreFeature", package: "Store"),
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "StoreFeatureTesting", package: "Store"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "DesignCoreTesting", package: "Foundation"),
        .product(name: "NavigationCore", package: "Foundation"),
        .product(name: "TerminalCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Store/Tests/StoreFeatureTests",
      exclude: ["Snapshots"],
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
        .product(name: "CheckoutFeature", package: "Checkout"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "CheckoutFeatureTesting", package: "Checkout"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "TerminalCoreTesting", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "SeededTesting", package: "Foundation"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Checkout/Tests/CheckoutFeatureTests",
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ProfileFeatureTests",
      dependencies: [
        .product(name: "StoreAPI", package: "Store"),
        .product(name: "ProfileFeature", package: "Profile"),
        .product(name: "ProfileAPI", package: "Profile"),
        .product(name: "ProfileFeatureTesting", package: "Profile"),
        .product(name: "CommerceDomain", package: "Foundation"),
        .product(name: "CommerceDomainTesting", package: "Foundation"),
        .product(name: "DesignCore", package: "Foundation"),
        .product(name: "RoutingCoreTesting", package: "Foundation"),
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "PreviewCoreTesting", package: "Foundation"),
      ],
      path: "Packages/Profile/Tests/ProfileFeatureTests",
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
  ]
)
