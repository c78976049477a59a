import GraphFacts

private let ruleID = "interface-surface"

extension Rule {
  static let interfaceSurface = Rule(
    id: ruleID,
    summary: "an Interface that declares more than routes, entries and the values they mention",
    reach: .module
  ) { graph in
    let modules = graph.modules(with: .routesOnly).map { graph.repository.modules[$0] }
    return modules.filter(\.isWhole).flatMap { module in
      let conventions = graph.policy.conventions
      let surface = InterfaceSurface(module, conventions)
      return module.files.flatMap { file in
        file.declarations.filter { !surface.allows($0) }.map { declaration in
          Finding(
            rule: ruleID, path: file.path, position: declaration.position,
            message:
              "\(module.name) declares the \(declaration.kind.rawValue) \(declaration.name); "
              + "such a module holds route structs, \(conventions.entry.words) protocols and the value types that their "
              + "public members mention; move it into the feature or a Domain module",
            from: module.name, to: declaration.name)
        }
      }
    }
  }
}

/// What an Interface module may declare, told from what it does declare.
struct InterfaceSurface {
  /// Names of route structs, entry protocols and the values that those mention.
  private var allowed: Set<String> = []
  private let entry: NamePattern

  init(_ module: Module, _ conventions: Conventions) {
    entry = conventions.entry
    let declarations = module.files.flatMap(\.declarations)
    var mentions: [String: Set<String>] = [:]
    var values: Set<String> = []
    for declaration in declarations {
      mentions[declaration.name, default: []].formUnion(declaration.publicMentions)
      if declaration.kind == .struct || declaration.kind == .enum {
        values.insert(declaration.name)
      }
    }
    let structs = declarations.filter { $0.kind == .struct }.map(\.name)
    let routes = Self.routes(in: module, conventions).filter(structs.contains)
    let entries = declarations.filter { $0.kind == .protocol && entry.matches($0.name) }
    var waiting = routes + entries.map(\.name)
    while let name = waiting.popLast() {
      guard allowed.insert(name).inserted else { continue }
      waiting += (mentions[name] ?? []).intersection(values)
    }
  }

  func allows(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .struct, .enum, .extension: allowed.contains(declaration.name)
    case .protocol: entry.matches(declaration.name)
    default: false
    }
  }

  /// The types of a module that conform to the protocol of routes, in the order of files.
  static func routes(in module: Module, _ conventions: Conventions) -> [String] {
    module.files.flatMap(\.declarations).filter {
      $0.kind != .protocol && $0.inherits.contains(conventions.route)
    }.map(\.name)
  }
}
