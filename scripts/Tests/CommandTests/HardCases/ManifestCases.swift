import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

extension HardCases {
  /// What a manifest means.
  @Suite struct ManifestCases {
    @Test("case 5: a product's own name and its several targets are found in the other package")
    func products() async throws {
      var files = CoresFixture.files(
        targets: [
          ShopFixture.target("ACore", [ShopFixture.product("Everything", "Parts")]),
          ShopFixture.target("BCore", [ShopFixture.product("Single", "Parts")]),
          ShopFixture.target("CCore", [ShopFixture.product("Everything", "Parts")]),
          ShopFixture.target("DCore", ["\"Single\""]),
        ], packages: ["Parts"],
        [
          "Sources/ACore/A.swift": "import OneCore\n",
          "Sources/BCore/B.swift": "import TwoCore\nimport OneCore\n",
          "Sources/CCore/C.swift": "import Everything\n",
          "Sources/DCore/D.swift": "import TwoCore\n",
        ])
      files["Parts/Package.swift"] = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Parts",
          products: [
            .library(name: "Everything", targets: ["OneCore", "TwoCore"]),
            .library(name: "Single", targets: ["TwoCore"]),
          ],
          targets: [.target(name: "OneCore"), .target(name: "TwoCore")])
        """
      files["Parts/Sources/OneCore/One.swift"] = ""
      files["Parts/Sources/TwoCore/Two.swift"] = ""
      let run = try await Fixture(files).run()
      #expect(
        run.places
          == [
            "Package.swift:11:5 unused-dependency",
            "Sources/BCore/B.swift:2:8 undeclared-import",
          ].map { $0.replacing("11:5", with: position(of: "CCore", in: files)) })
      #expect(run.output.contains("CCore lists Everything and imports it nowhere"))
      #expect(run.output.contains(".product(name: \"Everything\", package: \"Parts\")"))
    }

    @Test("case 6: every spelling of a dependency is understood, and a local target goes first")
    func spellings() async throws {
      var files = CoresFixture.files(
        targets: [
          ShopFixture.target(
            "ACore",
            [
              "\"OneCore\"", ".byName(name: \"TwoCore\")", ".target(name: \"ThreeCore\")",
              ShopFixture.product("FarCore", "Far"), "\"NearCore\"", "\"BareCore\"",
            ]),
          ShopFixture.target("OneCore"), ShopFixture.target("TwoCore"),
          ShopFixture.target("ThreeCore"), ShopFixture.target("NearCore"),
        ], packages: ["Far"],
        [
          "Sources/ACore/A.swift":
            "import OneCore\nimport TwoCore\nimport ThreeCore\nimport FarCore\nimport NearCore\n"
            + "import BareCore\nimport HiddenCore\n",
          "Sources/OneCore/A.swift": "", "Sources/TwoCore/A.swift": "",
          "Sources/ThreeCore/A.swift": "", "Sources/NearCore/A.swift": "",
        ])
      // Its product NearCore holds another module: the local target of that name is meant.
      files["Far/Package.swift"] = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Far",
          products: [
            .library(name: "FarCore", targets: ["FarCore"]),
            .library(name: "BareCore", targets: ["BareCore"]),
            .library(name: "NearCore", targets: ["HiddenCore"]),
          ],
          targets: [
            .target(name: "FarCore"), .target(name: "BareCore"), .target(name: "HiddenCore"),
          ])
        """
      for name in ["FarCore", "BareCore", "HiddenCore"] {
        files["Far/Sources/\(name)/A.swift"] = ""
      }
      let run = try await Fixture(files).run()
      #expect(run.places == ["Sources/ACore/A.swift:7:8 undeclared-import"])
    }

    @Test("case 7: a package is known by its folder, whatever the case or the manifest's name")
    func identity() async throws {
      var files = CoresFixture.files(
        targets: [
          ShopFixture.target("ACore", [ShopFixture.product("OneCore", "Checkout-KIT")]),
          ShopFixture.target("BCore", [ShopFixture.product("OneCore", "checkout-kit")]),
          ShopFixture.target("CCore", [ShopFixture.product("TwoCore", "deep")]),
        ], packages: ["Libs/Checkout-Kit", "Libs/../Libs/Deep"],
        [
          "Sources/ACore/A.swift": "import OneCore\n",
          "Sources/BCore/B.swift": "import OneCore\n",
          "Sources/CCore/C.swift": "import TwoCore\n",
        ])
      files["Libs/Checkout-Kit/Package.swift"] = ShopFixture.package(
        "Elsewhere", products: ["OneCore"], targets: [ShopFixture.target("OneCore")])
      files["Libs/Checkout-Kit/Sources/OneCore/A.swift"] = ""
      files["Libs/Deep/Package.swift"] = ShopFixture.package(
        "checkout-kit", products: ["TwoCore"], targets: [ShopFixture.target("TwoCore")])
      files["Libs/Deep/Sources/TwoCore/A.swift"] = ""
      let run = try await Fixture(files).run()
      #expect(run.errors == "0 findings in 5 modules, 5 files\n")
      #expect(run.output == "")
    }

    @Test("case 8: what Swift cannot have in a module's name is an underscore in it")
    func hyphens() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [
            ShopFixture.target("A-Core", ["\"B-Core\"", "\"3D.Core\"", "\"C-Core\""]),
            ShopFixture.target("B-Core"), ShopFixture.target("3D.Core"),
            ShopFixture.target("C-Core"),
          ],
          [
            "Sources/A-Core/A.swift": "import B_Core\nimport _3D_Core\n",
            "Sources/B-Core/B.swift": "import C_Core\n",
            "Sources/3D.Core/D.swift": "", "Sources/C-Core/C.swift": "",
          ])
      ).run()
      #expect(run.rules == ["unused-dependency", "undeclared-import"])
      #expect(run.output.contains("A-Core lists C-Core and imports it nowhere"))
      #expect(run.output.contains("B_Core imports C_Core"))
      #expect(run.output.contains("add \"C-Core\" to the dependencies of B-Core"))
    }

    @Test("case 9: a manifest is evaluated, so that no target that it computes is lost")
    func computed() async throws {
      let shop = try Fixture([
        "CODEOWNERS": "* @shop/platform\n",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        func core(_ name: String, _ dependencies: String...) -> Target {
          .target(name: name + "Core", dependencies: dependencies.map { .init(stringLiteral: $0) })
        }
        let letters = ["A", "B"].map { core($0, "SharedCore") }
        var all = letters + [core("Shared")]
        for number in 1...2 { all.append(.target(name: "Made\\(number)Core")) }
        #if os(Windows)
          all.append(core("Windows"))
        #endif
        let package = Package(name: "Kit", targets: all)
        package.targets.append(core("Late", "ACore"))

        """,
        "Sources/ACore/A.swift": "import SharedCore\n",
        "Sources/BCore/B.swift": "import SharedCore\nimport LateCore\n",
        "Sources/SharedCore/S.swift": "",
        "Sources/Made1Core/M.swift": "import Made2Core\n",
        "Sources/Made2Core/M.swift": "",
        "Sources/LateCore/L.swift": "import ACore\n",
      ])
      let run = await shop.run()
      #expect(run.errors == "2 findings in 6 modules, 6 files\n")
      #expect(
        run.places == [
          "Sources/BCore/B.swift:2:8 undeclared-import",
          "Sources/Made1Core/M.swift:1:8 undeclared-import",
        ])
    }

    @Test("case 10: files belong to targets as SwiftPM says, each to one")
    func ownership() async throws {
      let run = try await Fixture(
        CoresFixture.files(
          targets: [
            ".target(name: \"ACore\", path: \"Code/A\", exclude: [\"Old\", \"README.md\"])",
            ".target(name: \"BCore\", path: \"Code/B\", sources: [\"Main\", \"One.swift\"])",
            ".target(name: \"CCore\", path: \"Code/B\", sources: [\"Rest\"])",
            ".target(name: \"DCore\", path: \"Code/D\", resources: [.copy(\"Templates\")])",
            ".target(name: \"ECore\")",
            ".testTarget(name: \"ECoreTests\", dependencies: [\"ECore\"])",
            ".testTarget(name: \"ACoreTests\", path: \"Code/A/Old/Tests\")",
          ],
          [
            "Code/A/A.swift": "", "Code/A/Old/Old.swift": "import BCore\n",
            "Code/A/README.md": "", "Code/A/Old/Tests/T.swift": "import CCore\n",
            "Code/B/One.swift": "", "Code/B/Two.swift": "import ACore\n",
            "Code/B/Main/M.swift": "import CCore\n", "Code/B/Rest/R.swift": "",
            "Code/D/D.swift": "", "Code/D/Templates/T.swift": "import ACore\n",
            "Code/D/.hidden.swift": "import ACore\n", "Code/D/Deep/er/D.swift": "",
            "Source/ECore/E.swift": "", "Sources/ECoreTests/T.swift": "import ECore\n",
            "Sources/Orphan/O.swift": "import ACore\n",
          ])
      ).run()
      #expect(run.errors == "2 findings in 7 modules, 9 files\n")
      #expect(
        run.places == [
          "Code/A/Old/Tests/T.swift:1:8 undeclared-import",
          "Code/B/Main/M.swift:1:8 undeclared-import",
        ])
    }

    private func position(of target: String, in files: [String: String]) -> String {
      let lines = (files["Package.swift"] ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      guard let row = lines.firstIndex(where: { $0.contains("name: \"\(target)\"") }),
        let text = lines[row].firstRange(of: "\"Everything\"")
      else { return "none" }
      return
        "\(row + 1):\(lines[row].utf8.distance(from: lines[row].startIndex, to: text.lowerBound) + 1)"
    }
  }
}
