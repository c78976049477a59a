/// The folders of a repository with what is in them, from one walk.
///
/// Hidden folders, build folders and the folders that the configuration skips are left out.
/// Links are listed and never followed.
package struct FileTree: Sendable {
  package let root: String
  package private(set) var folders: [String: [FileSystem.Entry]] = [:]
  /// Folders that hold a `Package.swift`, sorted.
  package private(set) var packageFolders: [String] = []
  package private(set) var problems: [Problem] = []
  /// Folders that were left out.
  private(set) var passedFolders: [String] = []
  /// Folders that could not be opened.
  package private(set) var closedFolders: [String] = []

  private static let buildFolders: Set<String> = [
    "DerivedData", "node_modules", "Pods", "Carthage",
  ]

  package init(root: String, skipping skipped: [FolderPattern] = []) {
    self.root = root
    var waiting = [""]
    while let folder = waiting.popLast() {
      if skipped.contains(where: { $0.contains(folder) }) {
        passedFolders.append(folder)
        continue
      }
      do throws(SystemError) {
        let entries = try FileSystem.entries(of: Path.join(root, folder))
        // What SwiftPM keeps in a scratch folder, wherever somebody put it.
        if entries.contains(where: { $0.name == "workspace-state.json" }) { continue }
        folders[folder] = entries
        for entry in entries {
          let path = Path.join(folder, entry.name)
          if entry.kind == .directory {
            if !isVisible(entry.name) {
              passedFolders.append(path)
            } else if entry.hasUTF8Name {
              waiting.append(path)
            } else {
              close(path, .notUTF8)
            }
          } else if entry.name == "Package.swift" {
            packageFolders.append(folder)
          }
        }
      } catch {
        close(folder, error)
      }
    }
    packageFolders.sort()
  }

  private mutating func close(_ folder: String, _ error: SystemError) {
    closedFolders.append(folder)
    problems.append(Problem(path: folder, message: "cannot open this folder: \(error)"))
  }

  /// What is in a folder; folders behind a link are read when they are asked for.
  package func entries(of folder: String) throws(SystemError) -> [FileSystem.Entry] {
    if let known = folders[folder] { return known }
    return try FileSystem.entries(of: absolute(folder))
  }

  /// Whether a folder holds a `Package.swift`.
  func isPackage(_ folder: String) -> Bool {
    folders[folder]?.contains { $0.name == "Package.swift" && $0.kind != .directory } ?? false
  }

  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Path.join(root, path)
  }

  private func isVisible(_ name: String) -> Bool {
    !name.hasPrefix(".") && !Self.buildFolders.contains(name)
  }
}
