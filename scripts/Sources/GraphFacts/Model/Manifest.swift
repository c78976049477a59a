/// A package manifest as SwiftPM evaluated it.
package struct Manifest: Hashable, Sendable {
  package var name: String
  package var toolsVersion: String
  /// Names with versions, such as `macos 14.0`.
  package var platforms: [String]
  package var languageModes: [String]
  package var products: [Product]
  package var dependencies: [PackageReference]
  package var targets: [Target]

  package struct Product: Hashable, Sendable {
    package var name: String
    package var targets: [String]
    /// `library`, `executable`, `plugin`, …
    package var kind: String
    /// `automatic` where the manifest leaves a library's type unset.
    package var libraryType: String?
  }

  /// A package that this one depends on.
  package struct PackageReference: Hashable, Sendable {
    /// The last component of its place, in lower case.
    package var identity: String
    /// The name that the manifest gives it, for its own target dependencies only.
    package var name: String?
    /// The folder, where it is one on this disk.
    package var path: String?
  }

  package struct Target: Hashable, Sendable {
    package var name: String
    package var kind: TargetKind
    package var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    package var dependencies: [Dependency]
    var plugins: [Dependency]
    /// The Swift settings, one line each.
    package var swiftSettings: [String]
  }

  struct Resource: Hashable, Sendable {
    var path: String
    var isCopied: Bool
  }

  /// A target's dependency in any of its spellings.
  package struct Dependency: Hashable, Sendable {
    package enum Spelling: Hashable, Sendable {
      case byName
      case target
      case product(package: String?)
    }

    package var name: String
    package var spelling: Spelling
    /// Platforms in SwiftPM's spelling; nil where there is no condition on them.
    package var platforms: [String]?
  }
}

/// SwiftPM's kinds of target.
package enum TargetKind: String, Hashable, Sendable {
  case regular, executable, test, macro, plugin, binary, system
}
