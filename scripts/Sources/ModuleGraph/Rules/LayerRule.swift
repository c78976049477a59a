private let ruleID = "layer"

extension Rule {
  static let layer = Rule(
    id: ruleID, summary: "an edge that the role table forbids"
  ) { (repository: Repository) -> [Finding] in
    let judge = EdgeJudge(repository: repository)
    var findings: [Finding] = []
    for from in repository.modules.indices {
      let module = repository.modules[from]
      for dependency in module.dependencies where !dependency.isPlugin {
        for to in dependency.modules {
          findings += finding(judge, from, to, module.manifestPath, dependency.position)
        }
      }
      for file in module.files {
        for statement in file.imports {
          guard let to = repository.target(of: statement, in: module) else { continue }
          findings += finding(judge, from, to, file.path, statement.position)
        }
      }
    }
    for copy in repository.copies {
      for dependency in copy.dependencies where !dependency.isPlugin {
        for to in dependency.modules {
          findings += finding(judge, copy.original, to, copy.manifestPath, dependency.position)
        }
      }
    }
    return findings
  }

  private static func finding(
    _ judge: EdgeJudge, _ from: Int, _ to: Int, _ path: String, _ position: Position
  ) -> [Finding] {
    let importer = judge.repository.modules[from]
    let imported = judge.repository.modules[to]
    let advice: LayerAdvice
    switch judge.judge(from, to) {
    case .allowed: return []
    case .staysWithTeam(let subject): advice = .staysWithTeam(subject: subject)
    case .forbidden: advice = .forbidden
    }
    return [
      Finding(
        rule: ruleID, path: path, position: position,
        message: advice.message(importer, imported, repository: judge.repository),
        from: importer.name, to: imported.name)
    ]
  }
}

/// The words for an edge that the table forbids, with the way out.
enum LayerAdvice {
  case forbidden
  case staysWithTeam(subject: String)

  func message(_ from: Module, _ to: Module, repository: Repository) -> String {
    let fromRole = from.role?.role ?? "?"
    let toRole = to.role?.role ?? "?"
    let what = "\(from.name) (\(fromRole)) must not import \(to.name) (\(toRole)): "
    if case .staysWithTeam(let subject) = self {
      return what + "it carries \(subject) with it, so only that team's own demo and tests and the "
        + "app's tests import it; use another Testing module, or a fake of your own"
    }
    return what + reason(from, fromRole, to, toRole, repository)
  }

  private func reason(
    _ from: Module, _ fromRole: String, _ to: Module, _ toRole: String, _ repository: Repository
  ) -> String {
    switch (fromRole, toRole) {
    case ("Feature", "Feature"), ("Demo", "Feature"):
      let api = (to.role?.stem ?? "") + "API"
      let exists = !repository.modules(named: api).isEmpty
      let way = exists ? "import \(api)" : "give that team an Interface, import it"
      return "a \(fromRole) never imports another team's Feature; \(way) and go there by route"
    case ("Feature", "Data"), ("Demo", "Data"):
      return "only an App imports Data; use the repository protocol of a Domain module and let "
        + "the app hand in the implementation"
    case ("Domain", _):
      return "a Domain imports nothing of ours; hand in what it needs, or move the code up"
    case (_, "App"):
      return "nothing imports an App; move what both need into a module of its own"
    case (_, "Testing"), (_, "Demo"), (_, "Tests"):
      return "shipped code never imports \(toRole) modules; move the code that needs it into tests"
    default:
      return "a \(fromRole) may import \(allowed(fromRole, repository)); "
        + "move the code to where the import is allowed, or hand it in through init"
    }
  }

  private func allowed(_ role: String, _ repository: Repository) -> String {
    let words = (repository.roles[role]?.mayImport ?? []).map { allowance in
      switch allowance {
      case .everything: "everything"
      case .role(let name): name
      case .module(let name): name
      case .own(let name): "its own \(name)"
      case .subject: "the module that it is named after"
      case .subjectImports: "what that one may import"
      }
    }
    guard let last = words.last else { return "nothing of ours" }
    let first = words.dropLast().joined(separator: ", ")
    return first.isEmpty ? "\(last) only" : "\(first) and \(last) only"
  }
}
