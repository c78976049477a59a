import GraphFacts

/// The files that a check was asked to judge.
///
/// What it prints is what a check of everything would print at these files. For source files only
/// their own modules are read, and rules that need more than that are left to the full check; a
/// manifest, CODEOWNERS or the policy among the files takes a reading of everything.
package struct FileSelection: Sendable {
  /// Relative to the root.
  package let paths: Set<String>

  package init(paths: Set<String>) {
    self.paths = paths
  }

  /// The modules whose files have to be read; nil where that is all of them.
  package func modules(in graph: Graph) -> Set<Int>? {
    guard !needsEverything(graph.repository) else { return nil }
    let modules = graph.repository.modules
    var chosen = Set(
      modules.indices.filter { index in modules[index].files.contains { paths.contains($0.path) } })
    // A route is handled or not in another module.
    if !chosen.isDisjoint(with: graph.modules(with: .routesOnly)) {
      chosen.formUnion(graph.modules(with: .compositionRoot))
    }
    return chosen
  }

  private func needsEverything(_ repository: Repository) -> Bool {
    let others = OwnersFile.places + [Policy.fileName]
    return others.contains(where: paths.contains)
      || repository.packages.contains { paths.contains($0.manifestPath) }
  }
}
