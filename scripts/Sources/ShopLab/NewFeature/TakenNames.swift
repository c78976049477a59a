import GraphFacts
import GraphRules

/// The names that a new feature would clash with, told apart without regard to letter case, as
/// package identities and a Mac's disk tell them.
struct TakenNames {
  private var packages: Set<String> = []
  private var modules: [String: String] = [:]
  private var types: [String: String] = [:]

  init(_ graph: Graph) {
    let repository = graph.repository
    packages = Set(repository.packages.map { $0.name.lowercased() })
    for (index, module) in repository.modules.enumerated() {
      modules[module.name.lowercased()] = module.name
      // A composition root imports every interface, where equal names could not be told apart.
      guard graph.definition(of: index)?.traits.contains(.routesOnly) == true else { continue }
      for declaration in module.files.flatMap(\.declarations) {
        types[declaration.name] = module.name
      }
    }
  }

  /// Why the name cannot be had, in words for people; nil where it can.
  func reason(against name: FeatureName) -> String? {
    if packages.contains(name.type.lowercased()) {
      return "there is a package \(name.type) already (letter case does not count)"
    }
    for suffix in ["", "API", "Feature", "FeatureTesting", "Demo", "FeatureTests"] {
      if let module = modules[(name.type + suffix).lowercased()] {
        return "there is a module \(module) already (letter case does not count)"
      }
    }
    for suffix in ["Route", "Entry"] {
      if let module = types[name.type + suffix] {
        return "\(name.type)\(suffix) is a type of \(module) already, and a composition root "
          + "could not tell them apart"
      }
    }
    return nil
  }
}
