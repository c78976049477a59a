package import GraphFacts

/// The roles of a repository: how modules get them and which may import which.
package struct RoleTable: Hashable, Sendable {
  package var roles: [RoleDefinition]
  /// Roles of single modules, by name. They go before everything else.
  package var given: [String: String] = [:]

  package subscript(name: String) -> RoleDefinition? {
    roles.first { $0.name == name }
  }

  /// The role that a folder gives to its targets, by the most exact of the folders that fit.
  package func role(ofFolder folder: String) -> RoleDefinition? {
    let fits = roles.flatMap { role in
      role.folders.filter { $0.contains(folder) }.map { (role, $0) }
    }
    return fits.max { FolderPattern.isLessExact($0.1, $1.1) }?.0
  }

  /// The role of a target; nil where nothing fits. What is given goes first, then folders, then
  /// names.
  package func role(ofModule name: String, kind: TargetKind, folder: String) -> ModuleRole? {
    if let role = given[name] { return ModuleRole(role: role, stem: stem(of: name, in: role)) }
    if let role = role(ofFolder: folder) {
      guard kind == .test, let tests = role.testsAre else {
        return ModuleRole(role: role.name, stem: stem(of: name, in: role.name))
      }
      return ModuleRole(role: tests, stem: stem(of: name, in: tests))
    }
    return role(byName: name)
  }

  /// An exact name goes first. `FeatureCheckoutTests` is a test, though it begins like a feature:
  /// roles that stand for another module go next. Then the longest fixed part wins:
  /// `FeatureTesting` before `Testing`.
  private func role(byName name: String) -> ModuleRole? {
    let fits = roles.flatMap { role in
      role.names.map(NamePattern.init).compactMap { pattern in
        pattern.stem(of: name).map { stem in
          let rank = pattern.isExact ? 2 : role.standsForAnother ? 1 : 0
          return (rank, pattern.weight, ModuleRole(role: role.name, stem: stem))
        }
      }
    }
    return fits.max { ($0.0, $0.1) < ($1.0, $1.1) }?.2
  }

  private func stem(of name: String, in role: String) -> String {
    self[role]?.names.lazy.compactMap { NamePattern($0).stem(of: name) }.first ?? name
  }
}
