import Verbs
import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphReports
@testable import GraphRules
@testable import modgraph

@Suite("The graph in pictures")
struct GraphCommandTests {
  private func arrows(_ run: Run) -> [String] {
    run.lines.filter { $0.contains(" --> ") }.map { String($0.dropFirst(2)) }
  }

  @Test("the whole graph shows each package as a box round its modules")
  func whole() async throws {
    let run = try await Fixture(ShopFixture.files()).run("graph")
    #expect(run.code == .clean)
    #expect(
      run.output == """
        graph TD
          subgraph group_Checkout["Checkout"]
            CheckoutAPI
            CheckoutFeature
          end
          subgraph group_Foundation["Foundation"]
            CommerceDomain
            RoutingCore
          end
          subgraph group_Profile["Profile"]
            ProfileAPI
            ProfileFeature
          end
          CheckoutAPI --> RoutingCore
          CheckoutFeature --> CheckoutAPI & CommerceDomain
          ProfileAPI --> RoutingCore
          ProfileFeature --> CheckoutAPI & ProfileAPI

        """)
  }

  @Test("two checkouts at different paths print the same bytes")
  func sameBytes() async throws {
    for format in ["mermaid", "dot", "json"] {
      let first = try await Fixture(ShopFixture.files()).run("graph", "--format", format)
      let second = try await Fixture(ShopFixture.files()).run("graph", "--format", format)
      #expect(first.output == second.output)
      #expect(!first.output.isEmpty)
    }
  }

  @Test("a module is shown with what it uses and what uses it, and with nothing else")
  func aroundModule() async throws {
    let run = try await Fixture(ShopFixture.files()).run("graph", "--around", "CheckoutAPI")
    #expect(
      run.output == """
        graph TD
          CheckoutAPI
          CheckoutFeature
          ProfileFeature
          RoutingCore
          CheckoutAPI --> RoutingCore
          CheckoutFeature --> CheckoutAPI
          ProfileFeature --> CheckoutAPI

        """)
  }

  @Test(
    "a package is named by folder or name, its users are one box each, its needs are modules",
    arguments: ["Packages/Checkout", "Packages/Checkout/", "./Packages/Checkout", "Checkout"])
  func aroundPackage(name: String) async throws {
    let run = try await Fixture(ShopFixture.files()).run("graph", "--around", name)
    #expect(
      run.output == """
        graph TD
          CommerceDomain
          package_Profile[["Profile"]]
          RoutingCore
          subgraph group_Checkout["Checkout"]
            CheckoutAPI
            CheckoutFeature
          end
          package_Profile --> CheckoutAPI
          CheckoutAPI --> RoutingCore
          CheckoutFeature --> CommerceDomain & CheckoutAPI

        """)
  }

  @Test("several centres make one picture")
  func severalCentres() async throws {
    let run = try await Fixture(ShopFixture.files())
      .run("graph", "--around", "ProfileAPI", "--around=CommerceDomain")
    #expect(
      arrows(run) == [
        "CheckoutFeature --> CommerceDomain", "ProfileAPI --> RoutingCore",
        "ProfileFeature --> ProfileAPI",
      ])
  }

  @Test("a role can be left out, with the edges that touch it")
  func without() async throws {
    let run = try await Fixture(ShopFixture.files())
      .run("graph", "--around", "CheckoutAPI", "--without", "Feature")
    #expect(
      run.lines == ["graph TD", "  CheckoutAPI", "  RoutingCore", "  CheckoutAPI --> RoutingCore"])
  }

  @Test("the roles are drawn from the table that the rules use")
  func roles() async throws {
    let run = try await Fixture(ShopFixture.files()).run(
      "graph", "--roles", "--without", "Tests", "--without", "Testing", "--without", "Tool")
    #expect(
      arrows(run) == [
        "App --> Data & Demo", "Core --> Core", "Data --> Core & Domain",
        "Demo --> Core & Domain & Feature & Interface", "Feature --> Core & Domain & Interface",
        "Interface --> Domain & RoutingCore",
      ])
  }

  @Test("JSON says of each module what it is and where")
  func json() async throws {
    let run = try await Fixture(ShopFixture.files())
      .run("graph", "--format", "json", "--around", "ProfileAPI")
    let json = try JSONParser.parse(Array(run.output.utf8))
    let nodes = try #require(json["nodes"]?.array)
    #expect(nodes.map { $0["name"]?.string } == ["ProfileAPI", "ProfileFeature", "RoutingCore"])
    #expect(nodes[0]["role"]?.string == "Interface")
    #expect(nodes[0]["package"]?.string == "Packages/Profile")
    #expect(nodes[0]["path"]?.string == "Packages/Profile/Sources/ProfileAPI")
    #expect(
      json["edges"]
        == .array([
          .dictionary(["from": .int(0), "to": .int(2)]),
          .dictionary(["from": .int(1), "to": .int(0)]),
        ]))
  }

  @Test("DOT names boxes by number and labels them")
  func dot() async throws {
    let run = try await Fixture(ShopFixture.files())
      .run("graph", "--format", "dot", "--around", "Packages/Profile")
    #expect(
      run.output == """
        digraph modules {
          node [shape=box];
          n0 [label="CheckoutAPI"];
          n1 [label="RoutingCore"];
          subgraph cluster_2 {
            label="Profile";
            n2 [label="ProfileAPI"];
            n3 [label="ProfileFeature"];
          }
          n2 -> n1;
          n3 -> n0;
          n3 -> n2;
        }

        """)
  }

  @Test("an unknown name is refused with the names that are near")
  func unknown() async throws {
    let shop = try Fixture(ShopFixture.files())
    let typo = await shop.run("graph", "--around", "ChekoutAPI")
    #expect(typo.code == .couldNotJudge)
    #expect(typo.output.isEmpty)
    #expect(typo.errors.contains("no module or package ChekoutAPI; did you mean CheckoutAPI"))
    let role = await shop.run("graph", "--without", "Widget")
    #expect(role.code == .couldNotJudge)
    #expect(role.errors.contains("the roles are App, Tool, Feature"))
    let both = await shop.run("graph", "--roles", "--around", "CheckoutAPI")
    #expect(both.code == .usage)
  }

  @Test("half a graph is not shown: a broken manifest is told and nothing is printed")
  func broken() async throws {
    let shop = try Fixture(ShopFixture.files())
    try shop.write("Packages/Broken/Package.swift", "// swift-tools-version: 6.2\nlet x = (\n")
    let run = await shop.run("graph")
    #expect(run.code == .couldNotJudge)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Packages/Broken/Package.swift"))
  }

  @Test("past Mermaid's limit of edges the picture says so, inside and on standard error")
  func tooManyEdges() async throws {
    let shop = try Fixture(ManyEdgesFixture.files)
    let run = await shop.run("graph")
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("%% 703 edges: Mermaid draws at most 500 (maxEdges)\ngraph TD\n"))
    #expect(run.errors.contains("warning: 703 edges"))
    let dot = await shop.run("graph", "--format", "dot")
    #expect(dot.lines.count { $0.contains("->") } == 703)
    #expect(dot.errors.isEmpty)
  }

  @Test("names that Mermaid would stumble over stand behind an id and in quotes")
  func quoting() {
    let boxes = (0..<4).map { Diagram.Box.module($0) } + [.package(0), .package(1)]
    let names = ["end", "Größe", "Größe", "A", "my \"shop\"", "my <shop>"]
    let nodes = zip(boxes, names).map { Diagram.Node(box: $0, name: $1) }
    let text = MermaidWriter().write(
      Diagram(nodes: nodes, edges: [[boxes[3], boxes[0]], [boxes[4], boxes[3]]]))
    #expect(
      text == """
        graph TD
          A
          module_Gr____e["Größe"]
          module_Gr____e_2["Größe"]
          module_end["end"]
          package_my__shop_[["my #34;shop#34;"]]
          package_my__shop__2[["my #60;shop#62;"]]
          A --> module_end
          package_my__shop_ --> A

        """)
    let dot = DotWriter().write(Diagram(nodes: nodes, edges: []))
    #expect(dot.contains("n4 [label=\"my \\\"shop\\\"\" shape=folder];"))
  }
}
