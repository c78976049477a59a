package import GraphRules

/// The role table as a picture: an arrow for "may import".
package struct RoleDiagram {
  let table: RoleTable
  var without: Set<String> = []

  package init(
    table: RoleTable, without: Set<String> = []
  ) {
    self.table = table
    self.without = without
  }

  package func diagram() -> Diagram {
    let shown = table.roles.filter { !without.contains($0.name) }
    var edges: Set<[Diagram.Box]> = []
    for role in shown {
      for target in role.mayImport.compactMap(box) { edges.insert([.role(role.name), target]) }
    }
    // Who may import everything points at what nobody else points at: the rest follows.
    let reached = Set(edges.filter { $0[0] != $0[1] }.map { $0[1] })
    for role in shown where role.mayImport.contains(.everything) {
      for target in shown where target.name != role.name && !reached.contains(.role(target.name)) {
        edges.insert([.role(role.name), .role(target.name)])
      }
    }
    let modules = Set(edges.map { $0[1] }).compactMap { box in
      if case .named(let name) = box { Diagram.Node(box: box, name: name) } else { nil }
    }
    return Diagram(
      nodes: shown.map { Diagram.Node(box: .role($0.name), name: $0.name) } + modules,
      edges: edges)
  }

  private func box(_ allowance: Allowance) -> Diagram.Box? {
    switch allowance {
    case .role(let name), .own(let name): .role(name)
    case .module(let name): .named(name)
    case .everything, .subject, .subjectImports: nil
    }
  }
}
