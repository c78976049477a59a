import GraphFacts

private let ruleID = "entry-point"

extension Rule {
  static let entryPoint = Rule(
    id: ruleID, summary: "a Feature with more than one public top-level type",
    reach: .module
  ) { graph in
    let modules = graph.modules(with: .onePublicType).map { graph.repository.modules[$0] }
    return modules.filter(\.isWhole).flatMap { module in
      let types = module.files.flatMap { file in
        file.declarations.filter { $0.isPublic && $0.isType }.map { (file.path, $0) }
      }
      // The one that keeps a promise is the entry; without one, the first in the order of files.
      let entry =
        types.firstIndex { $0.1.inherits.contains(where: graph.policy.conventions.entry.matches) }
        ?? 0
      return types.enumerated().filter { $0.offset != entry }.map { _, found in
        Finding(
          rule: ruleID, path: found.0, position: found.1.position,
          message: "\(module.name) shows \(found.1.name) besides its entry point "
            + "\(types[entry].1.name); make it internal, or package where the team's own demo and "
            + "tests need it",
          from: module.name, to: found.1.name)
      }
    }
  }
}
