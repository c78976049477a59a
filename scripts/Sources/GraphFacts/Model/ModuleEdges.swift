/// Every edge between modules of ours with the first place that makes it.
package struct ModuleEdges {
  package struct Place: Hashable {
    package var path: String
    package var position: Position
  }

  /// For each module the modules that it needs, each once, by name.
  package let neighbours: [[Int]]
  private let places: [[Int: Place]]

  /// A manifest's line comes before an import, and the first import before later ones.
  package init(_ repository: Repository) {
    var places = [[Int: Place]](repeating: [:], count: repository.modules.count)
    for (from, module) in repository.modules.enumerated() {
      for dependency in module.dependencies {
        for to in dependency.modules where places[from][to] == nil {
          places[from][to] = Place(path: module.manifestPath, position: dependency.position)
        }
      }
      for file in module.files {
        for statement in file.imports {
          guard let to = repository.target(of: statement, in: module), places[from][to] == nil
          else { continue }
          places[from][to] = Place(path: file.path, position: statement.position)
        }
      }
    }
    self.places = places
    let key = { (module: Int) in (repository.modules[module].name, module) }
    neighbours = places.map { $0.keys.sorted { key($0) < key($1) } }
  }

  package func place(_ from: Int, _ to: Int) -> Place? {
    places[from][to]
  }
}
