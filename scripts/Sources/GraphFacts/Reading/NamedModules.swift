/// A module that a configuration names.
package struct NamedModule: Hashable, Sendable {
  /// As it is imported.
  package var name: String
  /// Its folder where no manifest names it, such as an Xcode app target's.
  package var path: String?
  /// Where the configuration names it.
  package var position: Position

  package init(
    name: String, path: String? = nil, position: Position
  ) {
    self.name = name
    self.path = path
    self.position = position
  }
}

/// Adds the modules that a configuration names and no manifest does: their files are read and
/// their edges judged like those of any other.
struct NamedModules {
  let tree: FileTree
  let modules: [NamedModule]
  /// The file that names them.
  let file: String

  /// Returns what kept a module from being added.
  func add(to repository: inout Repository) -> [Problem] {
    var problems: [Problem] = []
    let named = Set(repository.modules.map(\.name))
    let inPackages = repository.modules.map(\.folder)
    let own = modules.compactMap(\.path)
    for module in modules {
      func report(_ message: String) {
        problems.append(
          Problem(
            path: file, position: module.position, message: "modules.\(module.name): \(message)"))
      }
      guard let path = module.path else {
        if !named.contains(module.name) { report("no manifest names this module; give its path") }
        continue
      }
      if named.contains(module.name) {
        report("a manifest names this module, so its path is known; leave path out")
      } else if inPackages.contains(path) {
        report("\(path) is the folder of a target that a manifest names")
      } else if own.count(where: { $0 == path }) > 1 {
        report("\(path) is the folder of another module as well")
      } else if let found = files(of: module.name, in: path, besides: inPackages + own) {
        problems += found.problems
        repository.modules.append(
          Module(
            name: module.name, target: module.name, kind: .executable, package: nil,
            manifestPath: file, position: module.position, folder: path,
            files: found.sources.map { SourceFile(path: $0) }))
      } else {
        report("there is no folder \(path)")
      }
    }
    repository.indexModules()
    return problems
  }

  /// Folders within it that are other modules' own are left out, as packages are.
  private func files(
    of name: String, in path: String, besides others: [String]
  ) -> TargetFiles.Found? {
    let inner = others.filter { $0 != path }.compactMap { Path.relative($0, to: path) }
    let target = Manifest.Target(
      name: name, kind: .executable, path: path, sources: nil, exclude: inner, resources: [],
      dependencies: [], plugins: [], swiftSettings: [])
    let manifest = Manifest(
      name: name, toolsVersion: "", platforms: [], languageModes: [], products: [],
      dependencies: [], targets: [target])
    return TargetFiles(tree: tree, package: "", manifest: manifest).find(target)
  }
}
