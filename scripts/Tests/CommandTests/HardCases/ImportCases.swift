import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// What is an import, and where it counts.
  @Suite struct ImportCases {
    @Test(
      "case 1: the word import in text that is no code is no edge",
      arguments: [
        "let code = \"\"\"\nimport BCore\n\"\"\"",
        "let code = \"\"\"\n  \\(name)\n  import BCore\n  \"\"\"",
        "let code = \"\"\"\n\\(list.map { \"\"\"\nimport BCore\n\"\"\" })\nimport BCore\n\"\"\"",
        "let code = \"\"\"\n\\\"\"\"\nimport BCore\n\"\"\"",
        "let code = #\"\"\"\nimport BCore\n\"\"\"\nimport BCore\n\"\"\"#",
        "let code = #\"\"\"\n\\(\"\nimport BCore\n\"\"\"#",
        "let code = ##\"\"\"\n\"\"\"#\nimport BCore\n\"\"\"##",
        "let quote = #\"\"\"#, other = \"import BCore\"",
        "let line = \"a\\\"; import BCore\"",
        "let line = #\"a\\\"; import BCore\"#",
        "// import BCore",
        "/*\nimport BCore\n*/",
        "/* /* */\nimport BCore\n*/",
        "/*/\nimport BCore\n*/",
        "let pattern = /import BCore/",
        "let pattern = #/\nimport BCore\n/#",
        "let pattern = ##/ /#\\/##; import BCore /##",
        "call(import: BCore)",
        "call(\nimport\n: BCore)",
        "let value = BCore.import\nlet other = x\n  .import",
        "let `import` = BCore",
        "#import(BCore)",
        "important()\nlet import_BCore = 1, reimport = 2",
        "let placeholder = <#import BCore#>",
      ])
    func notAnImport(text: String) {
      #expect(CoresFixture.imports(text + "\nimport ACore\n").map { $0.prefix(5) } == ["ACore"])
    }

    @Test("case 1: a code generator with imports in its templates is clean")
    func generator() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [ShopFixture.target("ACore"), ShopFixture.target("BCore")],
          [
            "Sources/ACore/Generator.swift": "let code = #\"\"\"\nimport BCore\n\"\"\"#\n",
            "Sources/BCore/B.swift": "",
          ])
      ).run()
      #expect(run.output == "")
      #expect(run.code == .clean)
    }

    @Test(
      "case 2: however an import is written, it is one edge to the first component",
      arguments: [
        ("import BCore", 1, 8),
        ("import BCore.Part", 1, 8),
        ("import BCore.Part.Deeper", 1, 8),
        ("import struct BCore.Value", 1, 15),
        ("import class BCore.Value", 1, 14),
        ("import enum BCore.Value", 1, 13),
        ("import protocol BCore.Value", 1, 17),
        ("import typealias BCore.Value", 1, 18),
        ("import func BCore.==", 1, 13),
        ("import let BCore.value", 1, 12),
        ("import var BCore.value", 1, 12),
        ("@testable import BCore", 1, 18),
        ("@testable\nimport BCore", 2, 8),
        ("@_exported\n\n// why\nimport BCore", 4, 8),
        ("@_spi(Inner) import BCore", 1, 21),
        ("@_spi(Inner)\n@testable\nimport struct BCore.Value", 3, 15),
        ("@_spi(Inner) @_spi(Other) @preconcurrency import BCore", 1, 50),
        ("@_documentation(visibility: internal) import BCore", 1, 46),
        ("@_implementationOnly import BCore", 1, 29),
        ("public import BCore", 1, 15),
        ("package import BCore", 1, 16),
        ("internal import BCore", 1, 17),
        ("fileprivate import BCore", 1, 20),
        ("private\nimport\nBCore", 3, 1),
        ("@preconcurrency public import struct BCore.Value", 1, 38),
        ("let a = 1; import BCore; let b = 2", 1, 19),
        ("import BCore;", 1, 8),
        ("import /* which */ BCore // that", 1, 20),
        ("/* first */ import BCore", 1, 20),
        ("import `BCore`", 1, 8),
        ("import\tBCore", 1, 8),
        ("import\u{A0}BCore", 1, 9),
        ("\u{FEFF}import BCore", 1, 8),
        ("#!/usr/bin/env swift\nimport BCore", 2, 8),
        ("let a = 1\r\nimport BCore\r\n", 2, 8),
        ("let a = 1\rimport BCore\r", 2, 8),
        ("func f() {\n  let a = 6 / 2; let b = a / 3\n}\nimport BCore", 4, 8),
        ("let s = \"\\(\"\\(1)\")\"\nimport BCore", 2, 8),
        ("let s = \"never closed\nimport BCore", 2, 8),
        ("let q: Character = \"\\\"\"\nimport BCore", 2, 8),
      ])
    func oneEdge(text: String, line: Int, column: Int) {
      #expect(CoresFixture.imports(text) == ["BCore \(line):\(column)"])
    }

    @Test("case 2: two imports on one line are two edges, and names beyond ASCII are whole")
    func several() {
      #expect(CoresFixture.imports("import A; import B") == ["A 1:8", "B 1:18"])
      #expect(CoresFixture.imports("import Größe\nimport 模块.Part") == ["Größe 1:8", "模块 2:8"])
    }

    /// A dependency for Linux alone, and the places where it may be imported.
    private static let platformOnly = ShopFixture.target(
      "ACore", [".target(name: \"BCore\", condition: .when(platforms: [.linux, .android]))"])

    @Test("case 3: an import is held against the platforms that its dependency is declared for")
    func platforms() async throws {
      let covered = [
        "#if os(Linux)\nimport BCore\n#endif",
        "#if os(Linux) || os(Android)\nimport BCore\n#endif",
        "#if os(Linux) && DEBUG\nimport BCore\n#endif",
        "#if canImport(Glibc)\nimport BCore\n#endif",
        "#if canImport(Darwin) || os(Windows) || os(WASI) || os(FreeBSD) || os(OpenBSD)\n"
          + "#else\nimport BCore\n#endif",
        "#if os(macOS)\n#elseif os(Linux)\nimport BCore\n#endif",
        "#if !os(Linux)\n#else\n#if DEBUG\nimport BCore\n#endif\n#endif",
        "#if os(Linux)\n#if os(Linux)\n#endif\nimport BCore\n#endif",
        "#if canImport(SomeSDK)\nimport BCore\n#endif",
      ]
      let uncovered = [
        "import BCore",
        "#if os(Linux)\n#endif\nimport BCore",
        "#if os(macOS)\nimport BCore\n#endif",
        "#if !os(Linux)\nimport BCore\n#endif",
        "#if os(Linux)\n#else\nimport BCore\n#endif",
        "#if os(Linux) || os(iOS)\nimport BCore\n#endif",
        "#if DEBUG\nimport BCore\n#endif",
        "#if os(Linux) || DEBUG\nimport BCore\n#endif",
        "#if canImport(UIKit)\nimport BCore\n#endif",
        "#if targetEnvironment(simulator)\nimport BCore\n#endif",
        "#if os(macOS)\n#elseif DEBUG\nimport BCore\n#endif",
      ]
      var sources = ["Sources/BCore/B.swift": ""]
      for (number, text) in covered.enumerated() {
        sources["Sources/ACore/Covered\(number).swift"] = text + "\n"
      }
      for (number, text) in uncovered.enumerated() {
        sources["Sources/ACore/Uncovered\(number).swift"] = text + "\n"
      }
      let run = try await Fixture(
        CoresFixture.files(
          targets: [Self.platformOnly, ShopFixture.target("BCore")], sources)
      ).run()
      let files = Set(run.places.map { $0.prefix { $0 != ":" } })
      #expect(Set(run.rules) == ["undeclared-import"])
      #expect(
        files == Set(uncovered.indices.map { "Sources/ACore/Uncovered\($0).swift" }))
      #expect(run.output.contains("lists for linux, android only; put the import under #if os(…)"))
    }

    @Test(
      "case 4: behind canImport a module need not be declared, and one that is declared is used")
    func canImport() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [
            ShopFixture.target("ACore"), ShopFixture.target("BCore"),
            ShopFixture.target("CCore", ["\"BCore\""]), ShopFixture.target("DDomain"),
            ShopFixture.target("SFeature"),
          ],
          [
            "Sources/ACore/A.swift": "#if canImport(BCore)\nimport BCore\n#endif\n",
            "Sources/ACore/Both.swift": "#if canImport(BCore) && DEBUG\nimport BCore\n#endif\n",
            "Sources/ACore/Else.swift": "#if !canImport(BCore)\n#else\nimport BCore\n#endif\n",
            "Sources/ACore/Version.swift":
              "#if canImport(BCore, _version: 2)\nimport BCore\n#endif\n",
            // Not behind the module's own presence.
            "Sources/ACore/Other.swift": "#if canImport(CCore)\nimport BCore\n#endif\n",
            "Sources/ACore/Not.swift": "#if !canImport(BCore)\nimport BCore\n#endif\n",
            "Sources/ACore/Or.swift": "#if canImport(BCore) || DEBUG\nimport BCore\n#endif\n",
            "Sources/BCore/B.swift": "",
            "Sources/CCore/C.swift": "#if canImport(BCore)\nimport BCore\n#endif\n",
            "Sources/DDomain/D.swift": "#if canImport(SFeature)\nimport SFeature\n#endif\n",
            "Sources/SFeature/S.swift": "",
          ])
      ).run()
      #expect(
        run.places == [
          "Sources/ACore/Not.swift:2:8 undeclared-import",
          "Sources/ACore/Or.swift:2:8 undeclared-import",
          "Sources/ACore/Other.swift:2:8 undeclared-import",
          "Sources/DDomain/D.swift:2:8 layer",
        ])
    }
  }
}
