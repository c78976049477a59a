// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Foundation",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "CommerceDomain", targets: ["CommerceDomain"]),
    .library(name: "CommerceData", targets: ["CommerceData"]),
    .library(name: "RoutingCore", targets: ["RoutingCore"]),
    .library(name: "NetworkCore", targets: ["NetworkCore"]),
    .library(name: "PersistenceCore", targets: ["PersistenceCore"]),
    .library(name: "AnalyticsCore", targets: ["AnalyticsCore"]),
    .library(name: "DesignCore", targets: ["DesignCore"]),
    .library(name: "NavigationCore", targets: ["NavigationCore"]),
    .library(name: "TerminalCore", targets: ["TerminalCore"]),
    .library(name: "GalleryCore", targets: ["GalleryCore"]),
    .library(name: "PreviewCore", targets: ["PreviewCore"]),
    .library(name: "SwiftUIShellCore", targets: ["SwiftUIShellCore"]),
    .library(name: "CommerceDomainTesting", targets: ["CommerceDomainTesting"]),
    .library(name: "NetworkCoreTesting", targets: ["NetworkCoreTesting"]),
    .library(name: "PersistenceCoreTesting", targets: ["PersistenceCoreTesting"]),
    .library(name: "RoutingCoreTesting", targets: ["RoutingCoreTesting"]),
    .library(name: "DesignCoreTesting", targets: ["DesignCoreTesting"]),
    .library(name: "NavigationCoreTesting", targets: ["NavigationCoreTesting"]),
    .library(name: "TerminalCoreTesting", targets: ["TerminalCoreTesting"]),
    .library(name: "GalleryCoreTesting", targets: ["GalleryCoreTesting"]),
    .library(name: "PreviewCoreTesting", targets: ["PreviewCoreTesting"]),
    .library(name: "SeededTesting", targets: ["SeededTesting"]),
  ],
  targets: [
    .target(name: "CommerceDomain", swiftSettings: settings),
    .target(
      name: "CommerceData",
      dependencies: ["CommerceDomain", "NetworkCore", "PersistenceCore"],
      swiftSettings: settings
    ),
    .target(name: "RoutingCore", swiftSettings: settings),
    .target(
      name: "NetworkCore",
      dependencies: ["AnalyticsCore", "PersistenceCore"],
      swiftSettings: settings
    ),
    .target(name: "PersistenceCore", swiftSettings: settings),
    .target(name: "AnalyticsCore", swiftSettings: settings),
    .target(name: "DesignCore", swiftSettings: settings),
    .target(
      name: "NavigationCore",
      dependencies: ["DesignCore", "RoutingCore"],
      swiftSettings: settings
    ),
    .target(
      name: "TerminalCore",
      dependencies: ["DesignCore", "NavigationCore", "RoutingCore"],
      swiftSettings: settings
    ),
    .target(name: "GalleryCore", dependencies: ["DesignCore"], swiftSettings: settings),
    .target(
      name: "PreviewCore",
      dependencies: ["DesignCore", "GalleryCore", "NavigationCore", "RoutingCore", "TerminalCore"],
      swiftSettings: settings
    ),
    .target(
      name: "SwiftUIShellCore",
      dependencies: ["DesignCore", "NavigationCore", "RoutingCore"],
      swiftSettings: settings
    ),

    .target(
      name: "CommerceDomainTesting",
      dependencies: ["CommerceDomain"],
      swiftSettings: settings
    ),
    .target(name: "NetworkCoreTesting", dependencies: ["NetworkCore"], swiftSettings: settings),
    .target(
      name: "PersistenceCoreTesting",
      dependencies: ["PersistenceCore"],
      swiftSettings: settings
    ),
    .target(name: "RoutingCoreTesting", dependencies: ["RoutingCore"], swiftSettings: settings),
    .target(
      name: "DesignCoreTesting",
      dependencies: ["DesignCore", "SeededTesting"],
      swiftSettings: settings
    ),
    .target(
      name: "NavigationCoreTesting",
      dependencies: ["RoutingCore"],
      swiftSettings: settings
    ),
    .target(name: "TerminalCoreTesting", dependencies: ["TerminalCore"], swiftSettings: settings),
    .target(name: "GalleryCoreTesting", swiftSettings: settings),
    .executableTarget(
      name: "DesignDemo",
      dependencies: ["DesignCore", "DesignCoreTesting", "PreviewCore"],
      swiftSettings: settings
    ),
    .target(
      name: "PreviewCoreTesting",
      dependencies: [
        "DesignCore", "GalleryCore", "GalleryCoreTesting", "TerminalCore", "TerminalCoreTesting",
      ],
      swiftSettings: settings
    ),
    .target(name: "SeededTesting", swiftSettings: settings),

    .testTarget(
      name: "CommerceDomainTests",
      dependencies: ["CommerceDomain", "CommerceDomainTesting", "SeededTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommerceDataTests",
      dependencies: [
        "CommerceData", "CommerceDomain", "NetworkCore", "NetworkCoreTesting",
        "CommerceDomainTesting", "PersistenceCore", "PersistenceCoreTesting",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RoutingCoreTests",
      dependencies: ["RoutingCore", "RoutingCoreTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "NetworkCoreTests",
      dependencies: [
        "NetworkCore", "NetworkCoreTesting", "AnalyticsCore", "PersistenceCore",
        "PersistenceCoreTesting", "SeededTesting",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PersistenceCoreTests",
      dependencies: ["PersistenceCore", "PersistenceCoreTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AnalyticsCoreTests",
      dependencies: ["AnalyticsCore"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DesignCoreTests",
      dependencies: ["DesignCore", "DesignCoreTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "NavigationCoreTests",
      dependencies: [
        "NavigationCore", "NavigationCoreTesting", "DesignCore", "DesignCoreTesting", "RoutingCore",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalCoreTests",
      dependencies: [
        "TerminalCore", "TerminalCoreTesting", "NavigationCore", "NavigationCoreTesting",
        "NetworkCoreTesting", "DesignCore", "DesignCoreTesting", "RoutingCore", "SeededTesting",
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryCoreTests",
      dependencies: ["GalleryCore", "GalleryCoreTesting", "DesignCore", "DesignCoreTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PreviewCoreTests",
      dependencies: [
        "PreviewCore", "PreviewCoreTesting", "TerminalCore", "TerminalCoreTesting",
        "GalleryCoreTesting", "DesignCore", "DesignCoreTesting",
      ],
      swiftSettings: settings
    ),
  ]
)
