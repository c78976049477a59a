extension Repository {
  /// The module that an import means; nil for itself and for modules that are not ours.
  ///
  /// Where two modules share a name, the one that the manifest lists is meant.
  package func target(of statement: Import, in module: Module) -> Int? {
    let candidates = modules(named: statement.module)
    guard statement.module != module.name, let first = candidates.first else { return nil }
    let listed = module.dependencies.lazy.flatMap(\.modules)
    return candidates.count == 1 ? first : candidates.first { listed.contains($0) } ?? first
  }
}
