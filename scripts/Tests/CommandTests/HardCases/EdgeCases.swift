import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// Edges that hold or close a circle.
  @Suite struct EdgeCases {
    @Test("case 13: what the manifest does not list is undeclared, whatever the build has seen")
    func undeclared() async throws {
      let shop = try Fixture(
        CoresFixture.files(
          targets: [
            ShopFixture.target("ACore", ["\"BCore\""]),
            ShopFixture.target("BCore", ["\"CCore\""]),
            ShopFixture.target("CCore"),
            ShopFixture.target("ACoreTests", ["\"ACore\""], kind: "testTarget"),
          ],
          [
            "Sources/ACore/A.swift": "import BCore\nimport CCore\n",
            "Sources/BCore/B.swift": "import CCore\n",
            "Sources/CCore/C.swift": "",
            "Tests/ACoreTests/T.swift":
              "import ACore\n@testable import BCore\nimport struct CCore.Value\n",
          ]))
      let expected = [
        "Sources/ACore/A.swift:2:8 undeclared-import",
        "Tests/ACoreTests/T.swift:2:18 undeclared-import",
        "Tests/ACoreTests/T.swift:3:15 undeclared-import",
      ]
      let before = await shop.run()
      #expect(before.places == expected)
      // What a build leaves behind, the module itself among it.
      for file in ["CCore.swiftmodule", "CCore.build/C.swift.o"] {
        try shop.write(".build/debug/Modules/\(file)", "built")
      }
      let after = await shop.run()
      #expect(after.output == before.output)
    }

    @Test("case 13: the root's copy of a package's tests is held against its own list")
    func undeclaredCopy() async throws {
      var files = CoresFixture.files(
        targets: [
          ".testTarget(name: \"ACoreTests\", dependencies: "
            + "[\(ShopFixture.product("ACore", "Far"))], path: \"Far/Tests/ACoreTests\")"
        ], packages: ["Far"],
        [
          "Far/Sources/ACore/A.swift": "import BCore\n", "Far/Sources/BCore/B.swift": "",
          "Far/Tests/ACoreTests/T.swift": "import ACore\nimport BCore\n",
        ])
      files["Far/Package.swift"] = ShopFixture.package(
        "Far", products: ["ACore", "BCore"],
        targets: [
          ShopFixture.target("ACore", ["\"BCore\""]), ShopFixture.target("BCore"),
          ShopFixture.target("ACoreTests", ["\"ACore\"", "\"BCore\""], kind: "testTarget"),
        ])
      let run = try await Fixture(files).run()
      #expect(run.places == ["Far/Tests/ACoreTests/T.swift:2:8 undeclared-import"])
      #expect(run.output.contains("its copy in Package.swift does not list it"))
      #expect(run.output.contains("add .product(name: \"BCore\", package: \"Far\")"))
    }

    @Test("case 14: packages in a circle are fine, and so are tests around a Testing module")
    func packageCircle() async throws {
      let run = try await Fixture([
        "CODEOWNERS": "* @shop/platform\n",
        "Left/Package.swift": ShopFixture.package(
          "Left", products: ["LeftCore", "LeftTopCore"], packages: ["../Right"],
          targets: [
            ShopFixture.target("LeftCore"),
            ShopFixture.target("LeftTopCore", [ShopFixture.product("RightCore", "Right")]),
            ShopFixture.target("LeftCoreTesting", ["\"LeftCore\""]),
            ShopFixture.target(
              "LeftCoreTests", ["\"LeftCore\"", "\"LeftCoreTesting\""], kind: "testTarget"),
          ]),
        "Left/Sources/LeftCore/L.swift": "",
        "Left/Sources/LeftTopCore/L.swift": "import RightCore\n",
        "Left/Sources/LeftCoreTesting/L.swift": "import LeftCore\n",
        "Left/Tests/LeftCoreTests/L.swift": "@testable import LeftCore\nimport LeftCoreTesting\n",
        "Right/Package.swift": ShopFixture.package(
          "Right", products: ["RightCore"], packages: ["../Left"],
          targets: [ShopFixture.target("RightCore", [ShopFixture.product("LeftCore", "Left")])]),
        "Right/Sources/RightCore/R.swift": "import LeftCore\n",
      ]).run()
      #expect(run.output == "")
      #expect(run.code == .clean)
    }

    @Test(
      "case 15: one circle is one finding, the same wherever the reading starts",
      arguments: [["A", "B", "C"], ["C", "B", "A"], ["B", "A", "C"]])
    func circle(order: [String]) async throws {
      let next = ["A": "B", "B": "C", "C": "A"]
      var sources: [String: String] = [:]
      for (name, other) in next {
        sources["Sources/\(name)Core/\(name).swift"] = "import \(other)Core\n"
      }
      let run = try await Fixture(
        CoresFixture.files(targets: order.map { ShopFixture.target("\($0)Core") }, sources)
      ).run()
      let circles = run.lines.filter { $0.contains("[cycle]") }
      #expect(circles.count == 1)
      #expect(
        circles.first?.hasPrefix(
          "Sources/ACore/A.swift:1:8: error: [cycle] ACore → BCore → CCore → ACore: ") == true)
    }

    @Test("case 15: circles that share a module are told apart, and long ways round are not")
    func circles() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: "ABCD".map { ShopFixture.target("\($0)Core") },
          [
            "Sources/ACore/A.swift": "import BCore\nimport ACore\n",
            "Sources/BCore/B.swift": "import ACore\nimport CCore\n",
            "Sources/CCore/C.swift": "import BCore\nimport DCore\n",
            "Sources/DCore/D.swift": "",
          ])
      ).run()
      let circles = run.lines.filter { $0.contains("[cycle]") }
      #expect(circles.map { $0.contains("ACore → BCore → ACore") } == [true, false])
      #expect(circles.map { $0.contains("BCore → CCore → BCore") } == [false, true])
    }
  }
}
