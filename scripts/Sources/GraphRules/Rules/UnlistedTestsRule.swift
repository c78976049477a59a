import GraphFacts

private let ruleID = "unlisted-tests"

extension Rule {
  static let unlistedTests = Rule(
    id: ruleID, summary: "a package's test target that the root manifest does not list"
  ) { graph in
    let repository = graph.repository
    guard let root = repository.packages.firstIndex(where: { $0.folder.isEmpty }) else { return [] }
    let listed = Set(repository.copies.map(\.original))
    return repository.modules.enumerated().compactMap { index, module in
      guard module.kind == .test, let package = module.package, package != root,
        !listed.contains(index), !isTestedAlone(index, graph)
      else { return nil }
      return Finding(
        rule: ruleID, path: module.manifestPath, position: module.position,
        message: "swift test at the root does not run \(module.target); add to the targets of the "
          + "root Package.swift: \(line(module, repository))",
        from: module.name, to: "")
    }
  }

  /// The root does not depend on a package of tools: neither build may need the other.
  private static func isTestedAlone(_ module: Int, _ graph: Graph) -> Bool {
    let isAlone = { (module: Int) in
      graph.definition(of: module)?.traits.contains(.testedAlone) == true
    }
    let modules = graph.repository.modules
    let shipped = modules.indices.filter {
      modules[$0].package == modules[module].package && modules[$0].kind != .test
    }
    return isAlone(module) || (!shipped.isEmpty && shipped.allSatisfy(isAlone))
  }

  private static func line(_ module: Module, _ repository: Repository) -> String {
    let dependencies = module.dependencies.filter { !$0.isPlugin }.flatMap { dependency in
      dependency.modules.map { repository.spelling(of: $0, fromPackage: 0, text: dependency.text) }
    }
    return ".testTarget(name: \"\(module.target)\", dependencies: ["
      + dependencies.joined(separator: ", ") + "], path: \"\(module.folder)\"),"
  }
}
