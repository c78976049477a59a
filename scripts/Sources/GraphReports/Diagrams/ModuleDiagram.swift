import GraphFacts
package import GraphRules

/// Chooses what to show of a repository's modules: all of them, or some with their neighbours.
package struct ModuleDiagram {
  package let graph: Graph
  /// Roles that are left out.
  var without: Set<String> = []

  /// What a picture is drawn around.
  package enum Centre: Hashable, Sendable {
    case module(Int)
    case package(Int)
  }

  package func all() -> Diagram {
    let modules = repository.modules.indices.filter(isShown)
    let edges = modules.flatMap { from in
      neighbours[from].filter(isShown).map { [Diagram.Box.module(from), .module($0)] }
    }
    return Diagram(
      nodes: modules.map { node($0, group: packageName(of: $0)) }, edges: Set(edges))
  }

  /// The centres with what they use and what uses them, and no edge that touches no centre.
  ///
  /// What uses a package from outside is one box for each using package: a platform package would
  /// drown in arrows otherwise.
  package func around(_ centres: [Centre]) -> Diagram {
    let single = Set(
      centres.compactMap { if case .module(let module) = $0 { module } else { nil } })
    let packages = Set(
      centres.compactMap { if case .package(let package) = $0 { package } else { nil } })
    let inside = Set(
      repository.modules.indices.filter { module in
        isShown(module)
          && (single.contains(module)
            || repository.modules[module].package.map(packages.contains) ?? false)
      })
    var nodes: [Diagram.Box: Diagram.Node] = [:]
    var edges: Set<[Diagram.Box]> = []
    for module in inside {
      nodes[.module(module)] = node(
        module, group: packages.isEmpty ? nil : packageName(of: module))
    }
    for from in repository.modules.indices where isShown(from) {
      for to in neighbours[from] where isShown(to) {
        guard inside.contains(from) || inside.contains(to) else { continue }
        let user =
          inside.contains(from) || single.contains(to) ? nil : repository.modules[from].package
        let start = user.map { self.node(ofPackage: $0) } ?? node(from, group: nil)
        for node in [start, self.node(to, group: nil)] where nodes[node.box] == nil {
          nodes[node.box] = node
        }
        edges.insert([start.box, .module(to)])
      }
    }
    return Diagram(nodes: Array(nodes.values), edges: edges)
  }

  /// What a name on the command line means: a module, or a package by its folder or name.
  package func centre(named name: String) -> Centre? {
    if let module = repository.modules.firstIndex(where: { $0.name == name || $0.target == name }) {
      return .module(module)
    }
    let folder = Path.normalized(name)
    if let package = repository.packages.firstIndex(where: { $0.folder == folder }) {
      return .package(package)
    }
    return repository.packages.firstIndex { $0.name == name }.map { .package($0) }
  }

  /// Every name that `centre(named:)` knows.
  package var names: [String] {
    repository.modules.map(\.name) + repository.packages.map(\.name)
      + repository.packages.map(\.folder).filter { !$0.isEmpty }
  }

  private let neighbours: [[Int]]

  package init(graph: Graph, without: Set<String> = []) {
    self.graph = graph
    self.without = without
    neighbours = ModuleEdges(graph.repository).neighbours
  }

  private var repository: Repository { graph.repository }

  private func isShown(_ module: Int) -> Bool {
    graph.roles[module].map { !without.contains($0.role) } ?? true
  }

  private func packageName(of module: Int) -> String? {
    repository.modules[module].package.map { repository.packages[$0].name }
  }

  private func node(_ module: Int, group: String?) -> Diagram.Node {
    Diagram.Node(box: .module(module), name: repository.modules[module].name, group: group)
  }

  private func node(ofPackage package: Int) -> Diagram.Node {
    Diagram.Node(box: .package(package), name: repository.packages[package].name)
  }
}
