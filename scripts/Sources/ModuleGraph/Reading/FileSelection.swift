/// The files that a check was asked to judge.
///
/// What it prints is what a check of everything would print at these files. For source files only
/// their own modules are read, and rules that need more than that are left to the full check; a
/// manifest, CODEOWNERS or the configuration among the files takes a reading of everything.
struct FileSelection: Sendable {
  /// Relative to the root.
  let paths: Set<String>

  init(paths: Set<String>) {
    self.paths = paths
  }

  /// Operands of the command line: relative to the current folder or to the root.
  init(_ operands: [String], root: String) throws(UsageError) {
    var paths: Set<String> = []
    for operand in operands { paths.formUnion(try Self.paths(of: operand, root: root)) }
    self.paths = paths
  }

  /// The modules whose files have to be read; nil where that is all of them.
  func modules(in repository: Repository) -> Set<Int>? {
    guard !needsEverything(repository) else { return nil }
    var chosen = Set(
      repository.modules.indices.filter { index in
        repository.modules[index].files.contains { paths.contains($0.path) }
      })
    let traits = { (index: Int) in
      repository.roles.definition(of: repository.modules[index])?.traits
    }
    // A route is handled or not in another module.
    if chosen.contains(where: { traits($0)?.contains(.routesOnly) == true }) {
      chosen.formUnion(
        repository.modules.indices.filter { traits($0)?.contains(.compositionRoot) == true })
    }
    return chosen
  }

  private func needsEverything(_ repository: Repository) -> Bool {
    let others = OwnersFile.places + [Configuration.fileName]
    return others.contains(where: paths.contains)
      || repository.packages.contains { paths.contains($0.manifestPath) }
  }

  /// The place as it is named, and where links lead: modules know a file by one of the two.
  private static func paths(of operand: String, root: String) throws(UsageError) -> Set<String> {
    let current = (try? FileSystem.currentDirectory()) ?? root
    let places = [current, root].map { Path.normalized(Path.absolute(operand, in: $0)) }
    let found = places.filter { (try? FileSystem.status($0, followLinks: false)) != nil }
    guard !found.isEmpty else { throw UsageError("there is no file \(operand)") }
    for place in found {
      let parent = Path.parent(of: place)
      let named = Path.join((try? FileSystem.realPath(parent)) ?? parent, Path.name(of: place))
      let real = (try? FileSystem.realPath(place)) ?? named
      let inside = Set([named, real].compactMap { Path.relative($0, to: root) })
      guard !inside.isEmpty else { continue }
      if (try? FileSystem.status(place))?.kind == .directory {
        throw UsageError("\(operand) is a folder; name files")
      }
      return inside
    }
    throw UsageError("\(operand) is outside the root \(root)")
  }
}
