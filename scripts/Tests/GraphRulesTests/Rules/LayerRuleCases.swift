extension RuleCase {
  /// Edges that roles forbid, next to the ones that the shop of all roles has.
  static let layers: [RuleCase] =
    [layered("layer", "every edge that the roles allow", [:])]
    + [
      ("a Feature and another team's Feature", "HomeFeature", "BasketFeature"),
      ("a Feature and Data", "HomeFeature", "OrderData"),
      ("a Feature and a Testing module", "HomeFeature", "OrderDomainTesting"),
      ("a Feature and a Demo", "HomeFeature", "BasketDemo"),
      ("an Interface and a Core that is not RoutingCore", "BasketAPI", "NetCore"),
      ("an Interface and another Interface", "BasketAPI", "HomeAPI"),
      ("a Domain and a Core", "OrderDomain", "NetCore"),
      ("Data and an Interface", "OrderData", "HomeAPI"),
      ("a Core and a Domain", "NetCore", "OrderDomain"),
      ("a Core and a Tool", "NetCore", "LintRules"),
      ("a Testing module and what its subject may not import", "NetCoreTesting", "OrderDomain"),
      ("a Demo and another team's Feature", "BasketDemo", "HomeFeature"),
      ("a Demo and Data", "BasketDemo", "OrderData"),
    ].map { what, from, to in
      appended("layer", what, "Sources/\(from)/\(from).swift", "import \(to)")
    } + [
      appended(
        "layer", "tests and another team's Feature",
        "Tests/BasketFeatureTests/BasketFeatureTests.swift", "@testable import HomeFeature"),
      appended(
        "layer", "tests and another team's FeatureTesting", "Tests/NetCoreTests/NetCoreTests.swift",
        "import BasketFeatureTesting"),
      appended("layer", "a Tool and an App", "scripts/Lint/Lint.swift", "import Shop"),
      appended(
        "layer", "a Tool and a Core", "scripts/Lint/Lint.swift", "import NetCore"),
      appended(
        "layer", "a forbidden import behind a condition", "Sources/NetCore/NetCore.swift",
        "#if DEBUG && canImport(OrderDomain)\nimport OrderDomain\n#endif"),
      manifest(
        "layer", "a forbidden line of the manifest, which is unused as well",
        "\"HomeFeature\", dependencies: [", "\"HomeFeature\", dependencies: [\"OrderData\", ",
        ["Package.swift layer", "Package.swift unused-dependency"]),
    ]
}
