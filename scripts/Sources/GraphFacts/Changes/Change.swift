/// A file that differs from the base. A renamed file is two: the old one deleted, the new one added.
package struct Change: Hashable, Comparable, Sendable {
  package enum Kind: String, Sendable {
    case added, deleted, modified, untracked
  }

  /// Relative to the root; starts with `../` where it lies outside.
  package var path: String
  package var kind: Kind

  package var isManifest: Bool { Self.isManifest(path) }

  package static func isManifest(_ path: String) -> Bool {
    let name = Path.name(of: path)
    return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  package static func < (left: Change, right: Change) -> Bool {
    (left.path, left.kind.rawValue) < (right.path, right.kind.rawValue)
  }
}

/// Everything that differs from the base, the working copy included.
package struct ChangeSet: Sendable {
  /// As it was asked for, such as `origin/main`.
  package var revision: String
  /// The commit that the changes are counted from.
  package var mergeBase: String
  package var changes: [Change]
  /// Links of the repository to places in it: what changes there changes here.
  package var links: [Link] = []

  package struct Link: Hashable, Sendable {
    package var path: String
    package var target: String
  }
}
