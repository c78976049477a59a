private let ruleID = "unlisted-tests"

extension Rule {
  static let unlistedTests = Rule(
    id: ruleID, summary: "a package's test target that the root manifest does not list"
  ) { repository in
    guard let root = repository.packages.firstIndex(where: { $0.folder.isEmpty }) else { return [] }
    let listed = Set(repository.copies.map(\.original))
    return repository.modules.enumerated().compactMap { index, module in
      guard module.kind == .test, let package = module.package, package != root,
        !listed.contains(index), !isTestedAlone(module, repository)
      else { return nil }
      return Finding(
        rule: ruleID, path: module.manifestPath, position: module.position,
        message: "swift test at the root does not run \(module.target); add to the targets of the "
          + "root Package.swift: \(line(module, repository))",
        from: module.name, to: "")
    }
  }

  /// The root does not depend on a package of tools: neither build may need the other.
  private static func isTestedAlone(_ module: Module, _ repository: Repository) -> Bool {
    let isAlone = { (module: Module) in
      repository.roles.definition(of: module)?.traits.contains(.testedAlone) == true
    }
    let shipped = repository.modules.filter { $0.package == module.package && $0.kind != .test }
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
