import GraphFacts

/// The words for an edge that the table forbids, with the way out.
enum LayerAdvice {
  case forbidden
  case staysWithTeam(subject: String)

  func message(_ from: Int, _ to: Int, _ graph: Graph) -> String {
    let (importer, imported) = (graph.repository.modules[from], graph.repository.modules[to])
    guard let fromRole = graph.definition(of: from), let toRole = graph.definition(of: to) else {
      return "\(importer.name) must not import \(imported.name)"
    }
    let what =
      "\(importer.name) (\(fromRole.name)) must not import \(imported.name) (\(toRole.name)): "
    switch self {
    case .staysWithTeam(let subject):
      return what + "it carries \(subject) with it, so only that team's own demo and tests and the "
        + "app's tests import it; use another Testing module, or a fake of your own"
    case .forbidden:
      return what + reason(fromRole, to, toRole, graph)
    }
  }

  private func reason(
    _ fromRole: RoleDefinition, _ to: Int, _ toRole: RoleDefinition, _ graph: Graph
  ) -> String {
    let name = Self.withArticle(fromRole.name)
    if let way = wayByRoute(fromRole, to, toRole, graph) {
      return "\(name) never imports another team's \(toRole.name); \(way) and go there by route"
    }
    if fromRole.mayImport.isEmpty {
      return "\(name) imports nothing of ours; hand in what it needs, or move the code up"
    }
    if toRole.traits.contains(.compositionRoot) {
      return "nothing imports \(Self.withArticle(toRole.name)); move what both need into a module "
        + "of its own"
    }
    if toRole.standsForAnother, !fromRole.standsForAnother {
      return "shipped code never imports \(toRole.name) modules; move the code that needs it into "
        + "tests"
    }
    if let root = onlyImporter(of: toRole, graph.policy.roles) {
      return "only \(Self.withArticle(root)) imports \(toRole.name); use a protocol of a module "
        + "that both may import and let the \(root) hand in the implementation"
    }
    return "\(name) may import \(allowed(fromRole)); move the code to where the import is allowed, "
      + "or hand it in through init"
  }

  /// Where features open each other by route, and this role may import the routes.
  private func wayByRoute(
    _ fromRole: RoleDefinition, _ to: Int, _ toRole: RoleDefinition, _ graph: Graph
  ) -> String? {
    let interfaces = graph.policy.roles.roles.filter { $0.traits.contains(.routesOnly) }
    guard toRole.traits.contains(.onePublicType),
      let interface = interfaces.first(where: { fromRole.mayImport.contains(.role($0.name)) })
    else { return nil }
    let own = graph.modules(with: .routesOnly).first {
      graph.roles[$0]?.stem == graph.roles[to]?.stem
    }
    return own.map { "import \(graph.repository.modules[$0].name)" }
      ?? "give that team \(Self.withArticle(interface.name)), import it"
  }

  /// The role that may import everything, where no other may import this one.
  private func onlyImporter(of role: RoleDefinition, _ roles: RoleTable) -> String? {
    let named = roles.roles.contains { other in
      other.mayImport.contains(.role(role.name)) || other.mayImport.contains(.own(role.name))
    }
    return named ? nil : roles.roles.first { $0.mayImport.contains(.everything) }?.name
  }

  private func allowed(_ role: RoleDefinition) -> String {
    let words = role.allowedWords
    guard let last = words.last, !role.mayImport.isEmpty else { return "nothing of ours" }
    let first = words.dropLast().joined(separator: ", ")
    return first.isEmpty ? "\(last) only" : "\(first) and \(last) only"
  }

  private static func withArticle(_ name: String) -> String {
    name.first.map { "AEIO".contains($0) } == true ? "an \(name)" : "a \(name)"
  }
}
