/// Finds the files of a target as SwiftPM does: `path`, `sources`, `exclude`, resources, links.
struct TargetFiles {
  package struct Found: Hashable {
    package var folder: String
    var sources: [String] = []
    package var problems: [Problem] = []
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
    guard target.kind != .binary, target.kind != .system else { return Found(folder: folder) }
    var search = Search(files: self, target: target, folder: folder)
    search.run()
    search.found.sources.sort()
    return search.found
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
}

extension TargetFiles {
  /// The walk through one target's folder: each real folder once, those behind links last.
  private struct Search {
    let files: TargetFiles
    let target: Manifest.Target
    let excluded: Set<String>
    let resources: [(path: String, isCopied: Bool)]
    let wanted: [String]?
    var found: Found
    private var links: [(path: String, ancestors: [String])] = []
    private var visited: Set<String> = []

    init(files: TargetFiles, target: Manifest.Target, folder: String) {
      let inside = { Path.normalized(Path.join(folder, $0)) }
      self.files = files
      self.target = target
      excluded = Set(target.exclude.map(inside))
      resources = target.resources.map { (inside($0.path), $0.isCopied) }
      wanted = target.sources?.map(inside)
      found = Found(folder: folder)
    }

    mutating func run() {
      let absolute = files.tree.absolute(found.folder)
      collect(found.folder, ancestors: [(try? FileSystem.realPath(absolute)) ?? absolute])
      // Behind a link may be further ones: the list grows while it is read.
      var position = 0
      while position < links.count {
        follow(links[position].path, ancestors: links[position].ancestors)
        position += 1
      }
    }

    private mutating func collect(_ folder: String, ancestors: [String]) {
      if let real = ancestors.last, !visited.insert(real).inserted { return }
      let entries: [FileSystem.Entry]
      do throws(SystemError) {
        entries = try files.tree.entries(of: folder)
      } catch {
        found.problems.append(
          Problem(path: folder, message: "cannot open this folder: \(error)"))
        return
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = Path.join(folder, entry.name)
        if isExcluded(path) { continue }
        switch entry.kind {
        case .directory: descend(path, ancestors: ancestors)
        case .link: links.append((path, ancestors))
        case .file, .other:
          guard isSource(path) else { continue }
          if entry.hasUTF8Name {
            found.sources.append(path)
          } else {
            let message = "cannot read this file: \(SystemError.notUTF8)"
            found.problems.append(Problem(path: path, message: message))
          }
        }
      }
    }

    private mutating func descend(_ path: String, ancestors: [String]) {
      if let ending = Path.fileExtension(of: path), opaqueExtensions.contains(ending) { return }
      if resource(of: path)?.isCopied == true { return }
      // A package within a target's folder has its own files.
      if path != files.package, files.tree.isPackage(path) { return }
      let real = ancestors[ancestors.count - 1] + "/" + Path.name(of: path)
      collect(path, ancestors: ancestors + [real])
    }

    private mutating func follow(_ path: String, ancestors: [String]) {
      let isSource = isSource(path)
      do throws(SystemError) {
        let real = try FileSystem.realPath(files.tree.absolute(path))
        if try FileSystem.status(real).kind != .directory {
          if isSource { found.sources.append(path) }
        } else if ancestors.contains(where: { Path.contains(real, $0) }) {
          found.problems.append(
            Problem(
              path: path,
              message: "this link leads back to a folder around it and is not followed",
              isFatal: false))
        } else {
          collect(path, ancestors: ancestors + [real])
        }
      } catch {
        found.problems.append(
          Problem(path: path, message: "this link leads nowhere: \(error)", isFatal: isSource))
      }
    }

    private func isExcluded(_ path: String) -> Bool {
      let isManifest =
        Path.name(of: path).hasPrefix("Package") && Path.parent(of: path) == files.package
      return isManifest || excluded.contains(path)
    }

    private func resource(of path: String) -> (path: String, isCopied: Bool)? {
      resources.first { Path.contains($0.path, path) }
    }

    private func isSource(_ path: String) -> Bool {
      guard let ending = Path.fileExtension(of: path), sourceExtensions.contains(ending),
        resource(of: path) == nil
      else { return false }
      return wanted.map { $0.contains { Path.contains($0, path) } } ?? true
    }
  }
}
