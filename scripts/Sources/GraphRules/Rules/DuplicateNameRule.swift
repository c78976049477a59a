import GraphFacts

private let ruleID = "duplicate-name"

extension Rule {
  static let duplicateName = Rule(
    id: ruleID, summary: "two modules or two package folders that SwiftPM would confuse"
  ) { graph in
    modules(graph.repository) + packages(graph.repository)
  }

  private static func modules(_ repository: Repository) -> [Finding] {
    // Letter case tells names apart for Swift, but not on a Mac's disk.
    let groups = Dictionary(grouping: repository.modules.filter(\.isImportable)) {
      $0.name.lowercased()
    }
    return groups.values.filter { $0.count > 1 }.flatMap { group in
      let sorted = group.sorted { ($0.manifestPath, $0.position) < ($1.manifestPath, $1.position) }
      return sorted.dropFirst().map { module in
        Finding(
          rule: ruleID, path: module.manifestPath, position: module.position,
          message: "the module \(module.name) is there already as \(sorted[0].name) in "
            + "\(sorted[0].manifestPath); names of modules are unique in a build, so rename one",
          from: module.name, to: module.manifestPath)
      }
    }
  }

  private static func packages(_ repository: Repository) -> [Finding] {
    let inner = repository.packages.filter { !$0.folder.isEmpty }
    let groups = Dictionary(grouping: inner) { Path.name(of: $0.folder).lowercased() }
    return groups.values.filter { $0.count > 1 }.flatMap { group in
      let sorted = group.sorted { $0.folder < $1.folder }
      return sorted.dropFirst().map { package in
        Finding(
          rule: ruleID, path: package.manifestPath, position: .start,
          message: "SwiftPM knows a package by its folder's name, and \(package.folder) and "
            + "\(sorted[0].folder) have one name; rename one folder",
          from: package.folder, to: sorted[0].folder)
      }
    }
  }
}
