import GraphFacts

private let ruleID = "undeclared-import"

extension Rule {
  static let undeclaredImport = Rule(
    id: ruleID,
    summary: "a module of ours is imported and the manifest does not list it",
    reach: .module
  ) { graph in
    let repository = graph.repository
    let judge = EdgeJudge(graph: graph)
    var findings: [Finding] = []
    for (index, module) in repository.modules.enumerated() where module.package != nil {
      let entry = Entry(
        target: module.target, package: module.package, manifestPath: module.manifestPath,
        dependencies: module.dependencies)
      findings += check(module, index, against: entry, judge)
    }
    for copy in repository.copies {
      let entry = Entry(
        target: copy.target, package: copy.package, manifestPath: copy.manifestPath,
        dependencies: copy.dependencies,
        isCopy: true)
      findings += check(repository.modules[copy.original], copy.original, against: entry, judge)
    }
    return findings
  }

  /// What one manifest lists for a target.
  private struct Entry {
    let target: String
    /// The package whose manifest it is.
    let package: Int?
    let manifestPath: String
    let dependencies: [Dependency]
    var isCopy = false

    /// Where a module may be imported; nil where it is not listed at all.
    func platforms(of module: Int) -> Platforms? {
      let lines = dependencies.filter { $0.modules.contains(module) && !$0.isPlugin }
      guard !lines.isEmpty else { return nil }
      return lines.reduce(into: Platforms()) { $0.formUnion($1.platforms ?? .all) }
    }
  }

  private static func check(
    _ module: Module, _ index: Int, against entry: Entry, _ judge: EdgeJudge
  ) -> [Finding] {
    var findings: [Finding] = []
    for file in module.files {
      for statement in file.imports {
        guard let to = judge.graph.repository.target(of: statement, in: module),
          let problem = problem(statement, to, entry, judge.graph.repository),
          judge.judge(index, to) == .allowed
        else { continue }
        findings.append(
          Finding(
            rule: ruleID, path: file.path, position: statement.position,
            message: "\(module.name) imports \(statement.module), \(problem)",
            from: module.name, to: statement.module))
      }
    }
    return findings
  }

  private static func problem(
    _ statement: Import, _ to: Int, _ entry: Entry, _ repository: Repository
  ) -> String? {
    guard let listed = entry.platforms(of: to) else {
      // Guarded by its own presence the file compiles either way: the layer rule alone applies.
      if statement.condition.canImport.contains(statement.module) { return nil }
      guard repository.modules[to].package != nil else {
        return "which is in no package, so no package can list it"
      }
      return "and its \(entry.isCopy ? "copy" : "entry") in \(entry.manifestPath) does not list "
        + "it, so it compiles only when something else was built first; "
        + "add \(repository.spelling(of: to, fromPackage: entry.package)) to the dependencies of \(entry.target)"
    }
    let uncovered = statement.condition.holds.intersection(.all).subtracting(listed)
    guard !uncovered.isEmpty, !statement.condition.isOpaque else { return nil }
    return "which \(entry.manifestPath) lists for \(listed.names.joined(separator: ", ")) only; "
      + "put the import under #if os(…), or drop the condition from the dependency"
  }
}
