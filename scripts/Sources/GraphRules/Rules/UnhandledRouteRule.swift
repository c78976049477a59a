import GraphFacts

private let ruleID = "unhandled-route"

extension Rule {
  static let unhandledRoute = Rule(
    id: ruleID, summary: "a route type that no composition root registers",
    reach: .module
  ) { graph in
    let repository = graph.repository
    let conventions = graph.policy.conventions
    let roots = graph.modules(with: .compositionRoot).map { repository.modules[$0] }
    // A repository without an app has nowhere to register; one that was read in part may have more.
    guard !roots.isEmpty, repository.isWhole, roots.allSatisfy(\.isWhole) else { return [] }
    let registered = registeredRoutes(in: roots, of: repository)
    return graph.modules(with: .routesOnly).map { repository.modules[$0] }.flatMap { module in
      let routes = Set(InterfaceSurface.routes(in: module, conventions)).subtracting(registered)
      return routes.compactMap { route in
        let places = module.files.lazy.flatMap { file in
          file.declarations.filter { $0.name == route && $0.inherits.contains(conventions.route) }
            .map { (file.path, $0.position) }
        }
        return places.first.map { path, position in
          Finding(
            rule: ruleID, path: path, position: position,
            message: "no composition root registers \(route), so opening it shows the fallback; "
              + "add \(conventions.register)(\(route).self) { … } to an app's route table",
            from: module.name, to: route)
        }
      }
    }
  }
}

/// The routes that roots register themselves, and those of the entries that they register.
private func registeredRoutes(in roots: [Module], of repository: Repository) -> Set<String> {
  let registrations = roots.flatMap { $0.files.flatMap(\.registrations) }
  let values = Set(registrations.compactMap { if case .value(let type) = $0 { type } else { nil } })
  let entries = Set(
    repository.modules.flatMap { $0.files.flatMap(\.declarations) }
      .filter { values.contains($0.name) }.flatMap(\.inherits))
  return Set(
    registrations.compactMap { registration in
      switch registration {
      case .route(let route): route
      case .routeOfEntry(let route, let entry): entries.contains(entry) ? route : nil
      case .value: nil
      }
    })
}
