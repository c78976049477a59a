import GraphFacts

private let ruleID = "cycle"

extension Rule {
  static let cycle = Rule(
    id: ruleID, summary: "targets in a circle"
  ) { graph in
    let repository = graph.repository
    let edges = ModuleEdges(repository)
    return Circles(edges.neighbours).all.compactMap { (found: [Int]) -> Finding? in
      // A circle starts at its first name, wherever the reading started.
      let circle = rotated(found, to: found.min { name($0, repository) < name($1, repository) })
      let names = circle.map { repository.modules[$0].name }
      guard let first = names.first, let edge = edges.place(circle[0], circle[1 % circle.count])
      else { return nil }
      let path = (names + [first]).joined(separator: " → ")
      return Finding(
        rule: ruleID, path: edge.path, position: edge.position,
        message: "\(path): targets in a circle cannot be built; move what they share into a module "
          + "below them, or turn one edge round with a protocol",
        from: first, to: path)
    }
  }

  private static func name(_ module: Int, _ repository: Repository) -> (String, String) {
    (repository.modules[module].name, repository.modules[module].manifestPath)
  }

  private static func rotated(_ circle: [Int], to first: Int?) -> [Int] {
    guard let start = first.flatMap(circle.firstIndex) else { return circle }
    return Array(circle[start...] + circle[..<start])
  }
}
