/// Finds and reads the CODEOWNERS file, and lists the files that its lines can match.
struct OwnersReader {
  let tree: FileTree

  func read() throws(SystemError) -> OwnersFile? {
    for place in OwnersFile.places where FileSystem.exists(tree.absolute(place)) {
      let bytes = try FileSystem.read(tree.absolute(place))
      return OwnersFile(path: place, text: String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }

  /// Files of visible folders, and of hidden folders at the root that people own lines for.
  func paths() -> [String] {
    var paths: [String] = []
    for (folder, entries) in tree.folders {
      for entry in entries where entry.kind != .directory {
        paths.append(Path.join(folder, entry.name))
      }
    }
    let passed: Set = [".git", ".build", ".swiftpm"]
    for entry in tree.folders[""] ?? [] where entry.kind == .directory {
      guard entry.name.hasPrefix("."), !passed.contains(entry.name) else { continue }
      paths += FileTree(root: tree.absolute(entry.name)).folders.flatMap { folder, entries in
        entries.filter { $0.kind != .directory }.map {
          Path.join(Path.join(entry.name, folder), $0.name)
        }
      }
    }
    return paths
  }
}
