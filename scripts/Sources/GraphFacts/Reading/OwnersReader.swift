/// Finds and reads the CODEOWNERS file, and notes which of its lines match a file.
package struct OwnersReader {
  package let tree: FileTree

  package init(
    tree: FileTree
  ) {
    self.tree = tree
  }

  /// What is no part of a repository.
  private static let foreign: Set<String> = [".git", ".build", ".swiftpm"]

  /// Nil where there is no such file.
  package func read() throws(SystemError) -> OwnersFile? {
    for place in OwnersFile.places where FileSystem.exists(tree.absolute(place)) {
      let bytes = try FileSystem.read(tree.absolute(place))
      var owners = OwnersFile(path: place, text: String(decoding: bytes, as: UTF8.self))
      for path in visiblePaths { owners.note(path) }
      // People own files in folders too that hold no code of ours, such as `.github`.
      if owners.hasUnusedLines { for path in passedPaths() { owners.note(path) } }
      return owners
    }
    return nil
  }

  /// Every file of the repository, whatever folder it is in.
  package func paths() -> [String] { visiblePaths + passedPaths() }

  private var visiblePaths: [String] {
    tree.folders.flatMap { folder, entries in
      entries.filter { $0.kind != .directory }.map { Path.join(folder, $0.name) }
    }
  }

  private func passedPaths() -> [String] {
    var paths: [String] = []
    var waiting = tree.passedFolders
    while let folder = waiting.popLast() {
      if Self.foreign.contains(Path.name(of: folder)) { continue }
      for entry in (try? FileSystem.entries(of: tree.absolute(folder))) ?? [] {
        let path = Path.join(folder, entry.name)
        if entry.kind == .directory { waiting.append(path) } else { paths.append(path) }
      }
    }
    return paths
  }
}
