/// Holds one edge between two modules against the role table.
struct EdgeJudge {
  let repository: Repository
  private let isWhole: Bool
  /// By stem, the modules that stand for themselves.
  private let originals: [String: [Int]]

  init(repository: Repository) {
    self.repository = repository
    isWhole = repository.isWhole
    originals = Dictionary(
      grouping: repository.modules.indices.filter { index in
        let module = repository.modules[index]
        return module.isImportable
          && repository.roles.definition(of: module)?.standsForAnother == false
      }
    ) { repository.modules[$0].role?.stem ?? "" }
  }

  enum Verdict: Hashable {
    case allowed
    /// The module keeps to its own team, whatever the importer may import otherwise.
    case staysWithTeam(subject: String)
    case forbidden
  }

  func judge(_ from: Int, _ to: Int) -> Verdict {
    let importer = repository.modules[from]
    let imported = repository.modules[to]
    // A module without a role is a finding of its own; its edges cannot be judged.
    guard let role = importer.role, let target = imported.role else { return .allowed }
    if mayMissSubject(of: from) { return .allowed }
    if let subject = keeper(of: to), !isTeamOwn(importer, subject: subject) {
      return .staysWithTeam(subject: subject.name)
    }
    return mayImport(role, target, imported, from: from, depth: 0) ? .allowed : .forbidden
  }

  /// The module that a Testing or Tests module is named after.
  func subject(of module: Int) -> Module? {
    guard let role = repository.modules[module].role else { return nil }
    if let exact = repository.modules(named: role.stem).first { return repository.modules[exact] }
    // `CartTests` tests CartUI, where no other module is about the cart.
    if let alike = originals[role.stem], alike.count == 1 { return repository.modules[alike[0]] }
    // `CheckoutFeatureSnapshotTests` tests CheckoutFeature.
    return repository.modules.filter {
      $0.isImportable && role.stem.hasPrefix($0.name) && $0.role?.role != role.role
    }.max { $0.name.utf8.count < $1.name.utf8.count }
  }

  /// Whether the module that it is named after may be one that could not be read.
  private func mayMissSubject(of module: Int) -> Bool {
    guard !isWhole, let role = repository.modules[module].role,
      repository.roles[role.role]?.standsForAnother == true
    else { return false }
    return repository.modules(named: role.stem).isEmpty
  }

  private func mayImport(
    _ role: ModuleRole, _ target: ModuleRole, _ imported: Module, from: Int, depth: Int
  ) -> Bool {
    guard let definition = repository.roles[role.role], depth < 8 else { return false }
    return definition.mayImport.contains { allowance in
      switch allowance {
      case .everything: true
      case .role(let name): target.role == name
      case .module(let name): imported.name == name
      case .own(let name):
        target.role == name && (target.stem == role.stem || imported.name == role.stem)
      case .subject: subject(of: from)?.name == imported.name
      case .subjectImports: subjectMayImport(target, imported, from: from, depth: depth)
      }
    }
  }

  private func subjectMayImport(
    _ target: ModuleRole, _ imported: Module, from: Int, depth: Int
  ) -> Bool {
    if let subject = subject(of: from), let role = subject.role,
      let index = repository.modules(named: subject.name).first
    {
      return index != from && mayImport(role, target, imported, from: index, depth: depth + 1)
    }
    // Tests beside an App that are named after no module may import what the App may.
    let folderRole = repository.roles.role(ofFolder: repository.modules[from].folder)
    return folderRole?.mayImport.contains(.everything) == true
  }

  private func keeper(of module: Int) -> Module? {
    guard let role = repository.modules[module].role,
      let definition = repository.roles[role.role], !definition.staysWithTeamOf.isEmpty,
      !mayMissSubject(of: module), let subject = subject(of: module),
      let subjectRole = subject.role,
      definition.staysWithTeamOf.contains(subjectRole.role)
    else { return nil }
    return subject
  }

  /// Demos and tests with the subject's stem, and the tests beside an App.
  private func isTeamOwn(_ importer: Module, subject: Module) -> Bool {
    // What carries a team's module with it may be named after one too, and still keeps to itself.
    guard let definition = repository.roles.definition(of: importer), definition.standsForAnother,
      definition.staysWithTeamOf.isEmpty
    else { return false }
    if repository.roles.role(ofFolder: importer.folder)?.testsAre == definition.name { return true }
    guard let stem = teamStem(of: importer) else { return false }
    return stem == subject.role?.stem || stem == subject.name
  }

  private func teamStem(of module: Module) -> String? {
    var current = module
    for _ in 0..<8 {
      guard let role = current.role else { return nil }
      let definition = repository.roles.definition(of: current)
      guard definition?.mayImport.contains(.subject) == true,
        let index = repository.modules(named: current.name).first, let next = subject(of: index)
      else { return role.stem }
      current = next
    }
    return nil
  }
}
