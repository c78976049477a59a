/// What is there: packages, modules, their files and imports. Read once.
package struct Repository: Sendable {
  package var packages: [Package] = []
  /// Sorted by package, then as SwiftPM lists them.
  package var modules: [Module] = []
  /// Targets of the root manifest that list another package's tests once more.
  package var copies: [TestCopy] = []
  /// The CODEOWNERS file that counts; nil where there is none.
  package var owners: OwnersFile?
  /// Whether there is one that could not be read.
  package var ownersAreUnread = false

  /// Folders of packages whose manifests could not be read.
  var unreadPackages: [String] = []
  /// Folders that could not be opened.
  package var closedFolders: [String] = []
  /// Names of targets that have no folder.
  var missingTargets: [String] = []

  /// Whether every module is known. Where some are not, a rule claims nothing from what is missing.
  package var isWhole: Bool {
    unreadPackages.isEmpty && closedFolders.isEmpty && missingTargets.isEmpty
      && modules.allSatisfy { !$0.isPartlyListed }
  }

  /// The modules with a name that an import can mean; more than one only where names clash.
  package func modules(named name: String) -> [Int] {
    index[name] ?? []
  }

  package private(set) var index: [String: [Int]] = [:]

  package init() {}

  /// Call when `modules` is complete.
  mutating func indexModules() {
    index = Dictionary(grouping: modules.indices.filter { modules[$0].isImportable }) {
      modules[$0].name
    }
  }
}

/// A package of the repository.
package struct Package: Hashable, Sendable {
  /// Relative to the root; empty for the root's own package.
  package var folder: String
  package var manifest: Manifest
  /// Where the manifest's text names things.
  package var outline = ManifestOutline([])

  package var manifestPath: String { Path.join(folder, "Package.swift") }
  /// The folder as a command takes it.
  package var path: String { folder.isEmpty ? "." : folder }
  /// What people call it: its folder's name; the root's own package has its manifest's.
  package var name: String { folder.isEmpty ? manifest.name : Path.name(of: folder) }
}

/// A target that compiles to a module, or a plugin.
package struct Module: Sendable {
  /// As it is imported: hyphens of the target's name are underscores here.
  package var name: String
  package var target: String
  package var kind: TargetKind
  /// Where in `Repository.packages` its package is; nil where no manifest names the module.
  package var package: Int?
  /// The file that names it, and where.
  package var manifestPath: String
  package var position: Position
  package var folder: String
  package var dependencies: [Dependency] = []
  package var files: [SourceFile] = []
  package var hasPlugins = false
  package var hasResources = false
  /// Whether it may have files that could not be found.
  var isPartlyListed = false

  package var isImportable: Bool { kind != .plugin }
  /// Whether every file of it was read.
  package var isWhole: Bool { !isPartlyListed && !files.contains(where: \.isUnread) }

  /// A target's name as Swift imports it.
  package static func name(ofTarget target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

/// A line of a manifest: what a target depends on, resolved to modules of the repository.
package struct Dependency: Hashable, Sendable {
  /// As the manifest spells it.
  package var text: String
  /// Indices into `Repository.modules`; empty where it is another repository's.
  package var modules: [Int]
  package var position: Position
  /// Nil where the dependency holds everywhere.
  package var platforms: Platforms?
  package var isPlugin = false
}

package struct SourceFile: Hashable, Sendable {
  package var path: String
  package var imports: [Import] = []
  /// Where they were asked for: all, or those of files that have public ones.
  package var declarations: [Declaration] = []
  /// What it registers with route tables, where that was asked for.
  package var registrations: [Registration] = []
  /// Whether it could not be read.
  var isUnread = false

  package var isSwift: Bool { path.utf8.suffix(6).elementsEqual(".swift".utf8) }
}

/// A test target that the root manifest lists by path, while another package owns its files.
package struct TestCopy: Sendable {
  package var target: String
  package var folder: String
  /// The package whose manifest lists them once more.
  package var package: Int
  /// The module whose files they are.
  package var original: Int
  package var manifestPath: String
  package var position: Position
  package var dependencies: [Dependency]
}
