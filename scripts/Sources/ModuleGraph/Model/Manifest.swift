/// A package manifest as SwiftPM evaluated it.
struct Manifest: Hashable, Sendable {
  var name: String
  var toolsVersion: String
  /// Names with versions, such as `macos 14.0`.
  var platforms: [String]
  var languageModes: [String]
  var products: [Product]
  var dependencies: [PackageReference]
  var targets: [Target]

  struct Product: Hashable, Sendable {
    var name: String
    var targets: [String]
    /// `library`, `executable`, `plugin`, …
    var kind: String
    /// `automatic` where the manifest leaves a library's type unset.
    var libraryType: String?
  }

  /// A package that this one depends on.
  struct PackageReference: Hashable, Sendable {
    /// The last component of its place, in lower case.
    var identity: String
    /// The name that the manifest gives it, for its own target dependencies only.
    var name: String?
    /// The folder, where it is one on this disk.
    var path: String?
  }

  struct Target: Hashable, Sendable {
    var name: String
    var kind: TargetKind
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [Dependency]
    var plugins: [Dependency]
    /// The Swift settings, one line each.
    var swiftSettings: [String]
  }

  struct Resource: Hashable, Sendable {
    var path: String
    var isCopied: Bool
  }

  /// A target's dependency in any of its spellings.
  struct Dependency: Hashable, Sendable {
    enum Spelling: Hashable, Sendable {
      case byName
      case target
      case product(package: String?)
    }

    var name: String
    var spelling: Spelling
    /// Platforms in SwiftPM's spelling; nil where there is no condition on them.
    var platforms: [String]?
  }
}

/// SwiftPM's kinds of target.
enum TargetKind: String, Hashable, Sendable {
  case regular, executable, test, macro, plugin, binary, system
}
