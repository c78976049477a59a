package import GraphFacts

/// Reads the graph as it was at a commit, without touching the working copy.
///
/// A folder gets the commit's folders, links and manifests; sources stay out, as only places and
/// manifests are asked for. What SwiftPM said of manifests that are still the same is taken over.
package struct BaseReader: Sendable {
  package let root: String
  package let changes: ChangeSet
  let services: Services

  package init(
    root: String, changes: ChangeSet, services: Services
  ) {
    self.root = root
    self.changes = changes
    self.services = services
  }

  /// Why the old graph is not known, in words for people.
  package struct Unknown: Error, Hashable {
    package var reason: String
  }

  private struct Entry {
    var mode: Substring
    var object: String
    var path: String
  }

  package func read() async throws(Unknown) -> Repository {
    let folder: String
    do throws(SystemError) {
      folder = try FileSystem.realPath(try FileSystem.makeTemporaryDirectory())
    } catch {
      throw Unknown(reason: "cannot make a temporary folder: \(error)")
    }
    defer { FileSystem.removeTree(folder) }
    try await restore(to: folder)
    takeOverManifests(to: folder)
    let reading = await GraphReader(root: folder, services: services).read()
    guard reading.isComplete else {
      let problem = reading.problems.first(where: \.isFatal)
      throw Unknown(
        reason: "the graph before the change cannot be read "
          + "(\(problem?.description ?? "unknown"))")
    }
    return reading.repository
  }

  private func restore(to folder: String) async throws(Unknown) {
    guard let git = Git(folder: root, clock: services.clock) else {
      throw Unknown(reason: "no git on PATH")
    }
    do throws(Git.Failure) {
      // From the root's folder, git lists what is below it, as seen from there.
      let listed = try await git("ls-tree", "-r", "-z", changes.mergeBase).zeroSeparated
        .compactMap(entry)
      let kept = listed.filter { isKept($0) }
      let blobs = try await git.all(kept.map { ["cat-file", "blob", $0.object] })
      do throws(SystemError) {
        for parent in Set(listed.map { Path.parent(of: $0.path) }) {
          try FileSystem.makeDirectory(Path.join(folder, parent))
        }
        for (entry, bytes) in zip(kept, blobs) {
          let path = Path.join(folder, entry.path)
          if entry.mode == "120000" {
            try FileSystem.makeLink(path, to: String(decoding: bytes, as: UTF8.self))
          } else {
            try FileSystem.write(bytes, to: path)
          }
        }
      } catch {
        throw Git.Failure(message: "cannot write to \(folder): \(error)")
      }
    } catch {
      throw Unknown(reason: "the graph before the change cannot be read (\(error.message))")
    }
  }

  /// A line of `git ls-tree`: mode, type and object before a tab, the path behind it.
  private func entry(_ line: String) -> Entry? {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    let path = String(line[line.index(after: tab)...])
    guard words.count == 3, Path.normalized(path) == path else { return nil }
    return Entry(mode: words[0], object: String(words[2]), path: path)
  }

  private func isKept(_ entry: Entry) -> Bool {
    entry.mode == "120000"
      || (entry.mode != "160000"
        && (Change.isManifest(entry.path) || entry.path == Policy.fileName))
  }

  private func takeOverManifests(to folder: String) {
    guard let toolchain = Toolchain.find() else { return }
    let edited = Set(changes.changes.filter(\.isManifest).map { Path.parent(of: $0.path) })
    var known = ManifestCache(root: root, toolchain: toolchain.identity)
    var taken = ManifestCache(root: folder, toolchain: toolchain.identity)
    let moved = MovedManifests(from: root, to: folder)
    for place in FileTree(root: folder).packageFolders where !edited.contains(place) {
      guard let dump = known.dump(for: place) else { continue }
      taken.store(moved.moved(dump), for: place)
    }
    taken.save()
  }
}
