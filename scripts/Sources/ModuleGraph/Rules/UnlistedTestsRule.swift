private let ruleID = "unlisted-tests"

extension Rule {
  static let unlistedTests = Rule(
    id: ruleID, summary: "a package's test target that the root manifest does not list"
  ) { repository in
    guard let root = repository.packages.firstIndex(where: { $0.folder.isEmpty }) else { return [] }
    let listed = Set(repository.copies.map(\.original))
    return repository.modules.enumerated().compactMap { index, module in
      guard module.kind == .test, let package = module.package, package != root,
        !listed.contains(index)
      else { return nil }
      return Finding(
        rule: ruleID, path: module.manifestPath, position: module.position,
        message: "swift test at the root does not run \(module.target); add to the targets of the "
          + "root Package.swift: \(line(module, repository))",
        from: module.name, to: "")
    }
  }

  private static func line(_ module: Module, _ repository: Repository) -> String {
    let dependencies = module.dependencies.filter { !$0.isPlugin }.flatMap { dependency in
      dependency.modules.map { repository.spelling(of: $0, fromPackage: 0, text: dependency.text) }
    }
    return ".testTarget(name: \"\(module.target)\", dependencies: ["
      + dependencies.joined(separator: ", ") + "], path: \"\(module.folder)\"),"
  }
}
