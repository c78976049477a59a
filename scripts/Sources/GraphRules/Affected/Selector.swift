package import GraphFacts

/// Follows changes through the graph: each file to its modules, those to everything downstream.
package struct Selector {
  package let repository: Repository
  /// The graph before the change; nil where no manifest differs and every file has its place in
  /// today's. An edge that an import alone made and that is gone needs no old graph: its importer
  /// changed and is selected for that.
  package var base: Repository?
  package let ignore: IgnoreList

  package init(
    repository: Repository, base: Repository? = nil, ignore: IgnoreList
  ) {
    self.repository = repository
    self.base = base
    self.ignore = ignore
  }

  /// Whether today's graph alone cannot tell where some files belong.
  package func needsBase(after selection: Selection) -> Bool {
    let strangers = selection.verdicts.filter { $0.outcome == .nobody }.map(\.change)
    // A file that is there and nobody's affects everything, whatever was before.
    if strangers.contains(where: { $0.kind != .deleted && !$0.isManifest }) { return false }
    return !strangers.isEmpty || selection.verdicts.contains { $0.change.isManifest }
      || selection.verdicts.contains { verdict in
        if case .ignored = verdict.outcome { verdict.change.kind == .deleted } else { false }
      }
  }

  package func select(_ changes: ChangeSet) -> Selection {
    let verdicts = verdicts(changes)
    let strangers = verdicts.filter { $0.outcome == .nobody }.map(\.change.path)
    if !strangers.isEmpty {
      return .everything(
        repository, because: strangers.map { Self.reason(stranger: $0) }, verdicts: verdicts)
    }
    var causes = seeds(verdicts)
    spread(&causes)
    let names = Set(repository.modules.map(\.name))
    return Selection(
      verdicts: verdicts,
      modules: repository.modules.enumerated().compactMap { index, module in
        causes[module.name].map { Selection.Affected(module: index, cause: $0) }
      },
      removed: (base?.modules ?? []).map(\.name).filter { !names.contains($0) }.sorted())
  }

  private static func reason(stranger path: String) -> String {
    if path == Policy.fileName { return "\(path) changed, and it says what the graph is" }
    if path.hasPrefix("../") { return "\(path) changed, which lies outside the root" }
    return "\(path) changed, which belongs to no module and is not on the ignore list"
  }

  // MARK: - From files to modules

  private func verdicts(_ changes: ChangeSet) -> [Selection.Verdict] {
    let graphs = ([repository] + (base.map { [$0] } ?? [])).map { ($0, PathOwners($0)) }
    return changes.changes.map { change in
      Selection.Verdict(change: change, outcome: outcome(change, changes.links, graphs))
    }
  }

  private func outcome(
    _ change: Change, _ links: [ChangeSet.Link], _ graphs: [(Repository, PathOwners)]
  ) -> Selection.Outcome {
    if change.path == Policy.fileName { return .nobody }
    let packages = graphs.compactMap { graph, owners in
      owners.package(ofManifest: change.path)?.map { graph.modules[$0].name }
    }
    if !packages.isEmpty { return .manifest(Set(packages.joined()).sorted()) }
    let paths = [change.path] + Self.aliases(change.path, links)
    let names = graphs.flatMap { graph, owners in
      paths.flatMap(owners.modules).map { graph.modules[$0].name }
    }
    if !names.isEmpty { return .modules(Set(names).sorted()) }
    return ignore.pattern(matching: change.path).map { .ignored(pattern: $0) } ?? .nobody
  }

  /// The same file by the links that lead to it.
  private static func aliases(_ path: String, _ links: [ChangeSet.Link]) -> [String] {
    links.compactMap { link in
      guard link.path != path, let rest = Path.relative(path, to: link.target) else { return nil }
      return Path.join(link.path, rest)
    }
  }

  private func seeds(_ verdicts: [Selection.Verdict]) -> [String: Selection.Cause] {
    var manifests: [String: String] = [:]
    var files: [String: [String]] = [:]
    for verdict in verdicts {
      switch verdict.outcome {
      case .modules(let names):
        for name in names { files[name, default: []].append(verdict.change.path) }
      case .manifest(let names):
        for name in names where manifests[name] == nil { manifests[name] = verdict.change.path }
      case .ignored, .nobody: break
      }
    }
    var causes = manifests.mapValues { Selection.Cause.manifest($0) }
    for (name, paths) in files { causes[name] = .files(paths.sorted()) }
    return causes
  }

  // MARK: - Downstream

  /// Breadth first, so that each module is told of its nearest cause.
  private func spread(_ causes: inout [String: Selection.Cause]) {
    let users = Self.users(repository)
    let formerUsers = base.map(Self.users) ?? [:]
    var wave = causes.keys.sorted()
    while !wave.isEmpty {
      var next: [String] = []
      for name in wave {
        for user in users[name, default: []] where causes[user] == nil {
          causes[user] = .uses(name)
          next.append(user)
        }
        for user in formerUsers[name, default: []] where causes[user] == nil {
          causes[user] = .used(name)
          next.append(user)
        }
      }
      wave = next.sorted()
    }
  }

  private static func users(_ repository: Repository) -> [String: [String]] {
    var users: [String: Set<String>] = [:]
    for (from, targets) in ModuleEdges(repository).neighbours.enumerated() {
      for to in targets {
        users[repository.modules[to].name, default: []].insert(repository.modules[from].name)
      }
    }
    return users.mapValues { $0.sorted() }
  }
}
