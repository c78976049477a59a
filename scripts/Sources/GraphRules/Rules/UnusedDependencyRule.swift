import GraphFacts

private let ruleID = "unused-dependency"

extension Rule {
  static let unusedDependency = Rule(
    id: ruleID, summary: "a dependency that is listed and never imported"
  ) { graph in
    let repository = graph.repository
    return repository.modules.flatMap { module -> [Finding] in
      // What a plugin generates may import anything.
      guard !module.hasPlugins, module.kind != .plugin, module.files.allSatisfy(\.isSwift),
        !module.files.isEmpty, module.isWhole
      else { return [] }
      // A module that could not be read may re-export any of the others.
      if !repository.isWhole, module.dependencies.contains(where: \.modules.isEmpty) { return [] }
      let statements = module.files.flatMap(\.imports)
      let imported = Set(statements.map(\.module))
      return module.dependencies.filter {
        isUnused($0, imported: imported, repository)
      }.map { dependency in
        Finding(
          rule: ruleID, path: module.manifestPath, position: dependency.position,
          message: "\(module.target) lists \(dependency.text) and imports it nowhere; remove the "
            + "line",
          from: module.name, to: dependency.text)
      }
    }
  }

  private static func isUnused(
    _ dependency: Dependency, imported: Set<String>, _ repository: Repository
  ) -> Bool {
    guard !dependency.isPlugin, !dependency.modules.isEmpty else { return false }
    return dependency.modules.allSatisfy { index in
      let module = repository.modules[index]
      return !imported.contains(module.name) && module.kind == .regular && !module.hasResources
        && !module.files.isEmpty && module.files.allSatisfy(\.isSwift)
        && !reexports(module, imported: imported, repository)
    }
  }

  /// Whether a module that is imported may come through this one, or the other way round.
  private static func reexports(
    _ module: Module, imported: Set<String>, _ repository: Repository
  ) -> Bool {
    if !module.isWhole || module.files.contains(where: { $0.imports.contains(where: \.isReexport) })
    {
      return true
    }
    var seen = imported
    var waiting = Array(imported)
    while let name = waiting.popLast() {
      if name == module.name { return true }
      for index in repository.modules(named: name) {
        let through = repository.modules[index]
        guard through.isWhole else { return true }
        for statement in through.files.lazy.flatMap(\.imports) where statement.isReexport {
          if seen.insert(statement.module).inserted { waiting.append(statement.module) }
        }
      }
    }
    return false
  }
}
