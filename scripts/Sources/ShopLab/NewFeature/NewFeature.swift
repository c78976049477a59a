import GraphFacts
import GraphRules

/// Everything that a new feature changes in a repository, worked out before anything is written.
struct NewFeature {
  let name: FeatureName
  let team: String
  let manifest: (old: String, new: String)
  let owners: (path: String, old: String, new: String)

  /// Why nothing was made, in words for people.
  struct Refusal: Error, Hashable {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  /// Throws where the name is taken, the team is none, or the files have no place for new lines.
  init(name: FeatureName, team: String, root: String, graph: Graph) throws(Refusal) {
    guard OwnersFile.isTeam(team) else {
      throw Refusal("\(team) is not a team; people leave, so write @org/team")
    }
    if let taken = TakenNames(graph).reason(against: name) { throw Refusal(taken) }
    guard !FileSystem.exists(Path.join(root, "Packages/\(name.type)")) else {
      throw Refusal("Packages/\(name.type) is there already")
    }
    guard let ownersPath = graph.repository.owners?.path else {
      throw Refusal("there is no CODEOWNERS file to add the team to")
    }
    self.name = name
    self.team = team
    let manifest = try Self.read("Package.swift", root)
    self.manifest = (manifest, try Self.manifest(manifest, name))
    let owners = try Self.read(ownersPath, root)
    self.owners = (ownersPath, owners, try Self.owners(owners, name, team, ownersPath))
  }

  private static func read(_ path: String, _ root: String) throws(Refusal) -> String {
    do throws(SystemError) {
      return String(decoding: try FileSystem.read(Path.join(root, path)), as: UTF8.self)
    } catch {
      throw Refusal("cannot read \(path): \(error)")
    }
  }

  private static func manifest(_ text: String, _ name: FeatureName) throws(Refusal) -> String {
    var lines = LineInsertion(text)
    let tests = FeatureFiles(name: name).rootTestTarget.split(
      separator: "\n", omittingEmptySubsequences: true)
    guard
      lines.insert(
        ["    .package(path: \"Packages/\(name.type)\"),"],
        afterLast: { $0.hasPrefix("    .package(path: \"Packages/") && $0.hasSuffix(",") }),
      lines.insert(tests.map(String.init), beforeLast: { $0 == "  ]" })
    else {
      throw Refusal(
        "Package.swift has no line .package(path: \"Packages/…\"), or no end of its targets on a "
          + "line of its own, so there is no place for the new lines")
    }
    return lines.text
  }

  private static func owners(
    _ text: String, _ name: FeatureName, _ team: String, _ path: String
  ) throws(Refusal) -> String {
    var lines = LineInsertion(text)
    let pattern = "/Packages/\(name.type)/"
    // In the column of the other owners.
    let column = lines.lines.filter { $0.hasPrefix("/Packages/") }.compactMap { line in
      line.firstIndex(of: "@").map { line.distance(from: line.startIndex, to: $0) }
    }.max()
    let gap = max(1, (column ?? 0) - pattern.count)
    let line = pattern + String(repeating: " ", count: gap) + team
    guard lines.insert([line], afterLast: { $0.hasPrefix("/Packages/") }) else {
      throw Refusal("\(path) has no line that starts with /Packages/ to put the new one after")
    }
    return lines.text
  }

  /// Makes all of it, or, where something cannot be written, nothing.
  func write(root: String) throws(Refusal) {
    let folder = Path.join(root, "Packages/\(name.type)")
    // Built where no tool looks, since half a package would break every command.
    let draft = Path.join(root, "Packages/.\(name.type).new")
    FileSystem.removeTree(draft)
    do throws(SystemError) {
      for (path, text) in FeatureFiles(name: name).all {
        let file = Path.join(draft, path)
        try FileSystem.makeDirectory(Path.parent(of: file))
        try FileSystem.write(Array(text.utf8), to: file)
      }
      try FileSystem.rename(draft, to: folder)
      try FileSystem.write(Array(owners.new.utf8), to: Path.join(root, owners.path))
      try FileSystem.write(Array(manifest.new.utf8), to: Path.join(root, "Package.swift"))
    } catch {
      FileSystem.removeTree(draft)
      // The folder was not there when this began.
      FileSystem.removeTree(folder)
      try? FileSystem.write(Array(owners.old.utf8), to: Path.join(root, owners.path))
      throw Refusal("cannot write the feature, so nothing was changed: \(error)")
    }
  }
}
