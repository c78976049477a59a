import GraphFacts

/// Where the tests' own sources are.
package enum Repositories {
  package static let scripts: String = {
    var folder = #filePath
    for _ in 0..<3 { folder = Path.parent(of: folder) }
    return folder
  }()

  package static var root: String { Path.parent(of: scripts) }

  /// Every file below a folder whose name ends so.
  package static func files(below root: String, ending: String) -> [String] {
    let tree = FileTree(root: root)
    return tree.folders.flatMap { folder, entries in
      entries.filter { $0.kind == .file && $0.name.hasSuffix(ending) }
        .map { Path.join(root, Path.join(folder, $0.name)) }
    }.sorted()
  }
}
