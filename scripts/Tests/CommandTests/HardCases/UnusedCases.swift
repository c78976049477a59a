import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// What is used without being imported.
  @Suite struct UnusedCases {
    @Test("case 11: a target with a plugin may use what no file of it imports")
    func generatedSources() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [
            ".target(name: \"ACore\", dependencies: [\"BCore\"], plugins: [\"Generator\"])",
            ".target(name: \"BCore\")",
            ".target(name: \"CCore\", dependencies: [\"BCore\"])",
            ".target(name: \"DCore\", dependencies: [\"BCore\"], "
              + "plugins: [.plugin(name: \"Far\", package: \"Far\")])",
            ".plugin(name: \"Generator\", capability: .buildTool(), dependencies: [\"ETool\"])",
            ".executableTarget(name: \"ETool\", path: \"scripts/ETool\")",
          ], packages: ["Far"],
          [
            "Far/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
              name: "Far",
              products: [.plugin(name: "Far", targets: ["Far"])],
              targets: [.plugin(name: "Far", capability: .buildTool())])
            """,
            "Far/Plugins/Far/Far.swift": "import PackagePlugin\n",
            "Plugins/Generator/Generator.swift": "import PackagePlugin\n",
            "Sources/ACore/A.swift": "", "Sources/BCore/B.swift": "", "Sources/CCore/C.swift": "",
            "Sources/DCore/D.swift": "", "scripts/ETool/main.swift": "",
          ])
      ).run()
      // The one without a plugin, beside the others.
      #expect(run.rules == ["unused-dependency"])
      #expect(run.output.contains("CCore lists BCore"))
      #expect(run.code == .findings)
    }

    @Test("case 12: macros, resources, plugins, tools and re-exports are used without an import")
    func usedWithoutImport() async throws {
      let run = try await Fixture(
        [
          "CODEOWNERS": "* @shop/platform\n",
          "Package.swift": """
          // swift-tools-version: 6.2
          import CompilerPluginSupport
          import PackageDescription
          let package = Package(
            name: "Kit",
            targets: [
              .target(name: "ACore", dependencies: ["MacroCore"]),
              .macro(name: "MacroCore"),
              .target(name: "BCore", dependencies: ["IconsCore"]),
              .target(name: "IconsCore", resources: [.process("Icons")]),
              .target(name: "CCore", dependencies: ["UmbrellaCore", "InnerCore"]),
              .target(name: "UmbrellaCore", dependencies: ["InnerCore"]),
              .target(name: "InnerCore"),
              .target(name: "DCore", dependencies: ["NativeCore"]),
              .target(name: "NativeCore"),
              .target(name: "ECore", dependencies: ["ToolCore", "PlainCore"]),
              .executableTarget(name: "ToolCore"),
              .target(name: "PlainCore"),
            ])
          """,
          "Sources/ACore/A.swift": "@freestanding(expression) macro m() = #externalMacro()\n",
          "Sources/MacroCore/M.swift": "",
          "Sources/BCore/B.swift": "", "Sources/IconsCore/I.swift": "",
          "Sources/IconsCore/Icons/a.txt": "",
          "Sources/CCore/C.swift": "import UmbrellaCore\n",
          "Sources/UmbrellaCore/U.swift": "@_exported import InnerCore\n",
          "Sources/InnerCore/I.swift": "",
          "Sources/DCore/D.swift": "", "Sources/NativeCore/native.c": "",
          "Sources/NativeCore/include/native.h": "",
          "Sources/ECore/E.swift": "", "Sources/ToolCore/main.swift": "",
          "Sources/PlainCore/P.swift": "",
        ]
      ).run()
      #expect(run.rules == ["unused-dependency"])
      #expect(run.output.contains("ECore lists PlainCore"))
    }
  }
}
