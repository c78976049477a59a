/// Which modules a file belongs to: as a manifest, as a source, or by lying in their folder.
package struct PathOwners {
  private let repository: Repository
  private var manifests: [String: [Int]] = [:]
  private var sources: [String: [Int]] = [:]
  private var folders: [String: [Int]] = [:]

  package init(_ repository: Repository) {
    self.repository = repository
    for (index, module) in repository.modules.enumerated() {
      if let package = module.package {
        manifests[repository.packages[package].folder, default: []].append(index)
      }
      for file in module.files { sources[file.path, default: []].append(index) }
      if hasFolder(module) { folders[module.folder, default: []].append(index) }
    }
    for package in repository.packages where manifests[package.folder] == nil {
      manifests[package.folder] = []
    }
  }

  /// The modules of the package whose manifest this is; nil where it is none.
  package func package(ofManifest path: String) -> [Int]? {
    Change.isManifest(path) ? manifests[Path.parent(of: path)] : nil
  }

  /// The modules that a file belongs to; none where it is nobody's.
  package func modules(of path: String) -> [Int] {
    if let owners = sources[path] { return owners }
    var folder = path
    while true {
      // A link or a submodule stands for a whole folder.
      if let owners = folders[folder], !isHidden(path, in: folder) { return owners }
      guard !folder.isEmpty else { break }
      folder = Path.parent(of: folder)
    }
    return folders.filter { Path.contains(path, $0.key) }.flatMap(\.value).sorted()
  }

  /// SwiftPM passes over hidden files, so they belong to no target.
  private func isHidden(_ path: String, in folder: String) -> Bool {
    (Path.relative(path, to: folder) ?? "").split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// A binary target without a place on disk has none of its own.
  private func hasFolder(_ module: Module) -> Bool {
    guard module.kind == .binary || module.kind == .system, let package = module.package else {
      return true
    }
    return module.folder != repository.packages[package].folder
  }
}
