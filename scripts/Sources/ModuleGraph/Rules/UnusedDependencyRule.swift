private let ruleID = "unused-dependency"

extension Rule {
  static let unusedDependency = Rule(
    id: ruleID, summary: "a dependency that is listed and never imported"
  ) { repository in
    repository.modules.flatMap { module -> [Finding] in
      // What a plugin generates may import anything.
      guard !module.hasPlugins, module.kind != .plugin, module.files.allSatisfy(\.isSwift),
        !module.files.isEmpty
      else { return [] }
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
    if module.files.contains(where: { $0.imports.contains(where: \.isReexport) }) { return true }
    return imported.contains { name in
      repository.modules(named: name).contains { index in
        repository.modules[index].files.contains { file in
          file.imports.contains { $0.isReexport && $0.module == module.name }
        }
      }
    }
  }
}
