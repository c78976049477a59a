/// Asks git what differs from the base.
package struct ChangeReader: Sendable {
  package let root: String
  /// Nil for `origin/main`, or `main` where there is none.
  package var base: String?
  package var clock: any Clock<Duration>

  package init(
    root: String, base: String? = nil, clock: any Clock<Duration>
  ) {
    self.root = root
    self.base = base
    self.clock = clock
  }

  /// Why it cannot be told what changed, in words for people.
  package struct Unknown: Error, Hashable {
    package var reason: String
  }

  package func read() async throws(Unknown) -> ChangeSet {
    guard let git = Git(folder: root, clock: clock) else { throw Unknown(reason: "no git on PATH") }
    let place: (top: String, prefix: String)
    do throws(Git.Failure) {
      place = (
        try await git.line("rev-parse", "--show-toplevel"),
        try await git.line("rev-parse", "--show-prefix")
      )
    } catch {
      throw Unknown(reason: "git cannot read this repository (\(error.message))")
    }
    let top = git.at(place.top)
    guard (try? await top("rev-parse", "--verify", "--quiet", "HEAD^{commit}")) != nil else {
      throw Unknown(reason: "there is no commit yet")
    }
    let revision = try await revision(top)
    let mergeBase = try await mergeBase(top, revision)
    do throws(Git.Failure) {
      return try await changes(top, place.prefix, revision, mergeBase)
    } catch {
      throw Unknown(reason: "git cannot say what changed (\(error.message))")
    }
  }

  private func revision(_ git: Git) async throws(Unknown) -> String {
    let candidates = base.map { [$0] } ?? ["origin/main", "main"]
    for candidate in candidates {
      let found = try? await git("rev-parse", "--verify", "--quiet", "\(candidate)^{commit}")
      if found != nil { return candidate }
    }
    throw Unknown(
      reason:
        "the base \(candidates.joined(separator: " or ")) is not known here\(await depth(git))")
  }

  private func mergeBase(_ git: Git, _ revision: String) async throws(Unknown) -> String {
    guard let commit = try? await git.line("merge-base", revision, "HEAD"), !commit.isEmpty else {
      throw Unknown(reason: "\(revision) and HEAD have no common commit\(await depth(git))")
    }
    return commit
  }

  private func depth(_ git: Git) async -> String {
    let isShallow = (try? await git.line("rev-parse", "--is-shallow-repository")) == "true"
    return isShallow ? ": this clone is shallow, so fetch more history" : ""
  }

  private func changes(
    _ git: Git, _ prefix: String, _ revision: String, _ mergeBase: String
  ) async throws(Git.Failure) -> ChangeSet {
    let outputs = try await git.all([
      [
        "diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=none",
        mergeBase, "--",
      ],
      ["ls-files", "-z", "--others", "--exclude-standard"],
      ["ls-files", "-z", "--stage"],
    ])
    var kinds: [String: Change.Kind] = [:]
    for path in outputs[1].zeroSeparated where !isBuilt(path) { kinds[path] = .untracked }
    let words = outputs[0].zeroSeparated
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      switch words[place] {
      case "A": kinds[words[place + 1]] = .added
      // Deleted from git and still in the folder is a change of what is there.
      case "D": kinds[words[place + 1]] = kinds[words[place + 1]] == nil ? .deleted : .modified
      default: kinds[words[place + 1]] = .modified
      }
    }
    let changes = kinds.map { Change(path: seen($0.key, from: prefix), kind: $0.value) }
    return ChangeSet(
      revision: revision, mergeBase: mergeBase, changes: changes.sorted(),
      links: links(outputs[2].zeroSeparated, prefix))
  }

  /// What SwiftPM and this tool leave in a build folder is nobody's edit, ignored by git or not.
  private func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains(".build")
  }

  private func links(_ staged: [String], _ prefix: String) -> [ChangeSet.Link] {
    staged.compactMap { entry in
      guard entry.hasPrefix("120000 "), let tab = entry.firstIndex(of: "\t") else { return nil }
      let path = seen(String(entry[entry.index(after: tab)...]), from: prefix)
      guard let real = try? FileSystem.realPath(Path.join(root, path)),
        let target = Path.relative(real, to: root)
      else { return nil }
      return ChangeSet.Link(path: path, target: target)
    }
  }

  /// A path of the repository as seen from a folder in it.
  private func seen(_ path: String, from prefix: String) -> String {
    if prefix.isEmpty { return path }
    if path.utf8.starts(with: prefix.utf8) { return String(path.dropFirst(prefix.count)) }
    let up = prefix.split(separator: "/").map { _ in "../" }.joined()
    return up + path
  }
}
