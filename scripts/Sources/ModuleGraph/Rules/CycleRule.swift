private let ruleID = "cycle"

extension Rule {
  static let cycle = Rule(
    id: ruleID, summary: "targets in a circle"
  ) { (repository: Repository) -> [Finding] in
    let graph = ModuleEdges(repository)
    return Circles(graph.neighbours).all.compactMap { (circle: [Int]) -> Finding? in
      // A circle starts at its first name, wherever it was found.
      let names = circle.map { repository.modules[$0].name }
      guard let first = names.first, let edge = graph.place(circle[0], circle[1 % circle.count])
      else { return nil }
      let path = (names + [first]).joined(separator: " → ")
      return Finding(
        rule: ruleID, path: edge.path, position: edge.position,
        message: "\(path): targets in a circle cannot be built; move what they share into a module "
          + "below them, or turn one edge round with a protocol",
        from: first, to: path)
    }
  }
}
