import GraphFacts

/// Holds one edge between two modules against the role table.
struct EdgeJudge {
  let graph: Graph
  private let isWhole: Bool
  /// By stem, the modules that stand for themselves.
  private let originals: [String: [Int]]

  init(graph: Graph) {
    self.graph = graph
    isWhole = graph.repository.isWhole
    originals = Dictionary(
      grouping: graph.repository.modules.indices.filter { module in
        graph.repository.modules[module].isImportable
          && graph.definition(of: module)?.standsForAnother == false
      }
    ) { graph.roles[$0]?.stem ?? "" }
  }

  package enum Verdict: Hashable {
    case allowed
    /// The module keeps to its own team, whatever the importer may import otherwise.
    case staysWithTeam(subject: String)
    case forbidden
  }

  func judge(_ from: Int, _ to: Int) -> Verdict {
    // A module without a role is a finding of its own; its edges cannot be judged.
    guard let role = graph.roles[from], graph.roles[to] != nil else { return .allowed }
    if mayMissSubject(of: from) { return .allowed }
    if let subject = keeper(of: to), !isTeamOwn(from, subject: subject) {
      return .staysWithTeam(subject: name(subject))
    }
    return mayImport(role, to, from: from, depth: 0) ? .allowed : .forbidden
  }

  /// The module that a Testing or Tests module is named after.
  func subject(of module: Int) -> Int? {
    guard let role = graph.roles[module] else { return nil }
    if let exact = named(role.stem) { return exact }
    // `CartTests` tests CartUI, where no other module is about the cart.
    if let alike = originals[role.stem], alike.count == 1 { return alike[0] }
    // `CheckoutFeatureSnapshotTests` tests CheckoutFeature.
    return graph.repository.modules.indices.filter { other in
      graph.repository.modules[other].isImportable && role.stem.hasPrefix(name(other))
        && graph.roles[other]?.role != role.role
    }.max { name($0).utf8.count < name($1).utf8.count }
  }

  private func name(_ module: Int) -> String { graph.repository.modules[module].name }

  private func named(_ name: String) -> Int? { graph.repository.modules(named: name).first }

  /// Whether the module that it is named after may be one that could not be read.
  private func mayMissSubject(of module: Int) -> Bool {
    guard !isWhole, let role = graph.roles[module],
      graph.policy.roles[role.role]?.standsForAnother == true
    else { return false }
    return named(role.stem) == nil
  }

  private func mayImport(_ role: ModuleRole, _ to: Int, from: Int, depth: Int) -> Bool {
    guard let definition = graph.policy.roles[role.role], let target = graph.roles[to], depth < 8
    else { return false }
    return definition.mayImport.contains { allowance in
      switch allowance {
      case .everything: true
      case .role(let role): target.role == role
      case .module(let module): name(to) == module
      case .own(let other):
        target.role == other && (target.stem == role.stem || name(to) == role.stem)
      case .subject: subject(of: from).map(name) == name(to)
      case .subjectImports: subjectMayImport(to, from: from, depth: depth)
      }
    }
  }

  private func subjectMayImport(_ to: Int, from: Int, depth: Int) -> Bool {
    if let subject = subject(of: from), let role = graph.roles[subject],
      let index = named(name(subject))
    {
      return index != from && mayImport(role, to, from: index, depth: depth + 1)
    }
    // Tests beside an App that are named after no module may import what the App may.
    let folder = graph.repository.modules[from].folder
    return graph.policy.roles.role(ofFolder: folder)?.mayImport.contains(.everything) == true
  }

  private func keeper(of module: Int) -> Int? {
    guard let definition = graph.definition(of: module), !definition.staysWithTeamOf.isEmpty,
      !mayMissSubject(of: module), let subject = subject(of: module),
      let subjectRole = graph.roles[subject],
      definition.staysWithTeamOf.contains(subjectRole.role)
    else { return nil }
    return subject
  }

  /// Demos and tests with the subject's stem, and the tests beside an App.
  private func isTeamOwn(_ importer: Int, subject: Int) -> Bool {
    // What carries a team's module with it may be named after one too, and still keeps to itself.
    guard let definition = graph.definition(of: importer), definition.standsForAnother,
      definition.staysWithTeamOf.isEmpty
    else { return false }
    let folder = graph.repository.modules[importer].folder
    if graph.policy.roles.role(ofFolder: folder)?.testsAre == definition.name { return true }
    guard let stem = teamStem(of: importer) else { return false }
    return stem == graph.roles[subject]?.stem || stem == name(subject)
  }

  private func teamStem(of module: Int) -> String? {
    var current = module
    for _ in 0..<8 {
      guard let role = graph.roles[current] else { return nil }
      guard graph.definition(of: current)?.mayImport.contains(.subject) == true,
        let index = named(name(current)), let next = subject(of: index)
      else { return role.stem }
      current = next
    }
    return nil
  }
}
