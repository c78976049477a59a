extension RuleCase {
  private static let home = "Sources/HomeFeature/HomeFeature.swift"
  private static let net = "Sources/NetCore/NetCore.swift"
  private static let domain = "Sources/OrderDomain/OrderDomain.swift"

  /// Imports against manifests, circles, and modules that nothing knows.
  static let imports: [RuleCase] = [
    appended("undeclared-import", "an import that nothing lists", home, "import OrderDomain"),
    appended(
      "undeclared-import", "one symbol of a module that nothing lists", home,
      "import struct OrderDomain.Order"),
    appended(
      "undeclared-import", "in tests", "Tests/NetCoreTests/NetCoreTests.swift",
      "@testable import LintRules", isFound: false
    ).replacingFound(["Tests/NetCoreTests/NetCoreTests.swift layer"]),
    layered(
      "undeclared-import", "once for each file that has it",
      [
        "Sources/HomeFeature/A.swift": "import OrderDomain\n",
        "Sources/HomeFeature/B.swift": "import OrderDomain\n",
      ],
      [
        "Sources/HomeFeature/A.swift undeclared-import",
        "Sources/HomeFeature/B.swift undeclared-import",
      ]),
    appended(
      "undeclared-import", "modules of others and the module itself", home,
      "import Foundation\nimport HomeFeature\nimport Orders", isFound: false),
    appended(
      "undeclared-import", "only where the module is there", home,
      "#if canImport(OrderDomain)\nimport OrderDomain\n#endif", isFound: false),
    appended(
      "undeclared-import", "a forbidden import is told of once", home, "import BasketFeature"
    ).replacingFound(["\(home) layer"]),

    manifest(
      "unused-dependency", "a line that no file needs", "\"HomeFeature\", dependencies: [",
      "\"HomeFeature\", dependencies: [\"OrderDomain\", ", ["Package.swift unused-dependency"]),
    manifest(
      "unused-dependency", "a line that a comment and a string name",
      "\"HomeFeature\", dependencies: [", "\"HomeFeature\", dependencies: [\"OrderDomain\", ",
      ["Package.swift unused-dependency"],
      ["Sources/HomeFeature/A.swift": "// import OrderDomain\nlet a = \"import OrderDomain\"\n"]),
    manifest(
      "unused-dependency", "a line that one file needs behind a condition",
      "\"HomeFeature\", dependencies: [", "\"HomeFeature\", dependencies: [\"OrderDomain\", ", [],
      ["Sources/HomeFeature/A.swift": "#if DEBUG\nimport struct OrderDomain.Order\n#endif\n"]),
    manifest(
      "unused-dependency", "what comes through a chain of re-exports",
      "\"HomeFeature\", dependencies: [",
      "\"HomeFeature\", dependencies: [\"NetCore\", \"RoutingCore\", ", [],
      [
        home: "import BasketAPI\nimport HomeAPI\nimport NetCore\npublic struct Home {}\n",
        net: "@_exported import RoutingCore\n",
      ]),

    layered(
      "cycle", "two imports that close a circle",
      ["Sources/RoutingCore/RoutingCore.swift": "import NetCore\n"],
      [
        "Package.swift cycle", "Sources/RoutingCore/RoutingCore.swift undeclared-import",
      ]),
    manifest(
      "cycle", "two lines of the manifest that close a circle",
      "\"RoutingCore\", dependencies: [", "\"RoutingCore\", dependencies: [\"NetCore\"",
      ["Package.swift cycle", "Package.swift unused-dependency"]),
    appended(
      "cycle", "a diamond and an import of oneself", home, "import RoutingCore\nimport HomeFeature",
      isFound: false
    ).replacingFound(["\(home) undeclared-import"]),
    layered("cycle", "tests round a fake round the module", [:]),

    manifest(
      "no-role", "a name that ends like no role", "targets: [",
      "targets: [\n    .target(name: \"Helpers\"),", ["Package.swift no-role"],
      ["Sources/Helpers/H.swift": ""]),
    manifest(
      "no-role", "a plugin, which is no module", "targets: [",
      "targets: [\n    .plugin(name: \"Helpers\", capability: .buildTool()),", [],
      ["Plugins/Helpers/H.swift": ""]),
  ]

  fileprivate func replacingFound(_ found: [String]) -> RuleCase {
    RuleCase(rule: rule, what: what, files: files, found: found)
  }
}
