package import GraphFacts

/// A repository's modules with the policy that judges them: here each module has its role.
package struct Graph: Sendable {
  package let repository: Repository
  package let policy: Policy
  /// The role of each of the repository's modules; nil where nothing gives it one.
  package let roles: [ModuleRole?]

  package init(_ repository: Repository, policy: Policy) {
    self.repository = repository
    self.policy = policy
    roles = repository.modules.map { module in
      guard module.kind != .plugin else { return nil }
      return policy.roles.role(ofModule: module.name, kind: module.kind, folder: module.folder)
    }
  }

  /// What the policy says of a module's role; nil where it has none.
  package func definition(of module: Int) -> RoleDefinition? {
    roles[module].flatMap { policy.roles[$0.role] }
  }

  /// The modules of whose role something more is asked.
  package func modules(with trait: RoleDefinition.Trait) -> [Int] {
    repository.modules.indices.filter { definition(of: $0)?.traits.contains(trait) == true }
  }
}
