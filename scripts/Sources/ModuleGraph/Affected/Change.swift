/// A file that differs from the base. A renamed file is two: the old one deleted, the new one added.
struct Change: Hashable, Comparable, Sendable {
  enum Kind: String, Sendable {
    case added, deleted, modified, untracked
  }

  /// Relative to the root; starts with `../` where it lies outside.
  var path: String
  var kind: Kind

  var isManifest: Bool { Self.isManifest(path) }

  static func isManifest(_ path: String) -> Bool {
    let name = Path.name(of: path)
    return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  static func < (left: Change, right: Change) -> Bool {
    (left.path, left.kind.rawValue) < (right.path, right.kind.rawValue)
  }
}

/// Everything that differs from the base, the working copy included.
struct ChangeSet: Sendable {
  /// As it was asked for, such as `origin/main`.
  var revision: String
  /// The commit that the changes are counted from.
  var mergeBase: String
  var changes: [Change]
  /// Links of the repository to places in it: what changes there changes here.
  var links: [Link] = []

  struct Link: Hashable, Sendable {
    var path: String
    var target: String
  }
}
