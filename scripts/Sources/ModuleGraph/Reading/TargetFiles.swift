/// Finds the files of a target as SwiftPM does: `path`, `sources`, `exclude`, resources, links.
struct TargetFiles {
  struct Found: Hashable {
    var folder: String
    var sources: [String] = []
    var problems: [Problem] = []
  }

  let tree: FileTree
  let package: String
  let manifest: Manifest

  private static let sourceExtensions: Set<Substring> = [
    "swift", "c", "m", "mm", "cpp", "cc", "cxx", "s", "S",
  ]
  /// Folders that SwiftPM takes for one resource, or leaves alone.
  private static let opaqueExtensions: Set<Substring> = [
    "xcodeproj", "playground", "xcworkspace", "xcassets", "xcdatamodeld", "xcdatamodel",
    "xcmappingmodel", "docc", "icon", "xcframework",
  ]

  /// Nil where the target has no folder on disk.
  func find(_ target: Manifest.Target) -> Found? {
    guard let folder = folder(of: target) else { return nil }
    var found = Found(folder: folder)
    guard target.kind != .binary, target.kind != .system else { return found }
    let absolute = tree.absolute(folder)
    collect(folder, target, ancestors: [(try? FileSystem.realPath(absolute)) ?? absolute], &found)
    found.sources.sort()
    return found
  }

  private func folder(of target: Manifest.Target) -> String? {
    if let path = target.path {
      let folder = Path.normalized(Path.join(package, path))
      return isFolder(folder) || target.kind == .binary ? folder : nil
    }
    let parents: [String]
    switch target.kind {
    case .test: parents = ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: parents = ["Plugins"]
    default: parents = ["Sources", "Source", "src", "srcs"]
    }
    for parent in parents {
      let folder = Path.join(Path.join(package, parent), target.name)
      if isFolder(folder) { return folder }
    }
    // The only target of its kind may have the parent folder to itself.
    guard manifest.targets.count(where: { $0.kind == target.kind }) == 1 else { return nil }
    return parents.lazy.map { Path.join(package, $0) }.first(where: isFolder)
  }

  private func isFolder(_ folder: String) -> Bool {
    tree.folders[folder] != nil
      || (try? FileSystem.status(tree.absolute(folder)))?.kind == .directory
  }

  private func collect(
    _ folder: String, _ target: Manifest.Target, ancestors: [String], _ found: inout Found
  ) {
    let entries: [FileSystem.Entry]
    do throws(SystemError) {
      entries = try tree.entries(of: folder)
    } catch {
      // The walk has told of a folder that it could not open.
      if !tree.problems.contains(where: { $0.path == folder }) {
        found.problems.append(
          Problem(path: folder, message: "cannot open this folder: \(error)"))
      }
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = Path.join(folder, entry.name)
      if isExcluded(path, target, in: found.folder) { continue }
      switch entry.kind {
      case .directory:
        descend(path, target, ancestors: ancestors, &found)
      case .link:
        follow(path, target, ancestors: ancestors, &found)
      case .file, .other:
        if isSource(path, target, in: found.folder) { found.sources.append(path) }
      }
    }
  }

  private func descend(
    _ path: String, _ target: Manifest.Target, ancestors: [String], _ found: inout Found
  ) {
    if let ending = Path.fileExtension(of: path), Self.opaqueExtensions.contains(ending) { return }
    if resource(of: path, target, in: found.folder)?.isCopied == true { return }
    // A package within a target's folder has its own files.
    if path != package, tree.packageFolders.contains(path) { return }
    let real = ancestors[ancestors.count - 1] + "/" + Path.name(of: path)
    collect(path, target, ancestors: ancestors + [real], &found)
  }

  private func follow(
    _ path: String, _ target: Manifest.Target, ancestors: [String], _ found: inout Found
  ) {
    let isSource = isSource(path, target, in: found.folder)
    do throws(SystemError) {
      let real = try FileSystem.realPath(tree.absolute(path))
      let kind = try FileSystem.status(real).kind
      if kind != .directory {
        if isSource { found.sources.append(path) }
      } else if ancestors.contains(where: { Path.contains(real, $0) }) {
        found.problems.append(
          Problem(
            path: path, message: "this link leads back to a folder around it and is not followed",
            isFatal: false))
      } else {
        collect(path, target, ancestors: ancestors + [real], &found)
      }
    } catch {
      found.problems.append(
        Problem(
          path: path, message: "this link leads nowhere: \(error)", isFatal: isSource))
    }
  }

  private func isExcluded(_ path: String, _ target: Manifest.Target, in folder: String) -> Bool {
    let isManifest = Path.parent(of: path) == package && Path.name(of: path).hasPrefix("Package")
    return isManifest
      || target.exclude.contains { Path.normalized(Path.join(folder, $0)) == path }
  }

  private func resource(
    of path: String, _ target: Manifest.Target, in folder: String
  ) -> Manifest.Resource? {
    target.resources.first { Path.contains(Path.normalized(Path.join(folder, $0.path)), path) }
  }

  private func isSource(_ path: String, _ target: Manifest.Target, in folder: String) -> Bool {
    guard let ending = Path.fileExtension(of: path), Self.sourceExtensions.contains(ending),
      resource(of: path, target, in: folder) == nil
    else { return false }
    guard let sources = target.sources else { return true }
    return sources.contains { Path.contains(Path.normalized(Path.join(folder, $0)), path) }
  }
}
