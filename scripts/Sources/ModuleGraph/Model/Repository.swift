/// Everything that the rules judge: packages, modules, their files and imports. Read once.
struct Repository: Sendable {
  var packages: [Package] = []
  /// Sorted by package, then as SwiftPM lists them.
  var modules: [Module] = []
  /// Targets of the root manifest that list another package's tests once more.
  var copies: [TestCopy] = []
  var roles = RoleTable.standard
  /// The CODEOWNERS file that counts; nil where there is none.
  var owners: OwnersFile?
  /// Whether there is one that could not be read.
  var ownersAreUnread = false

  /// Folders of packages whose manifests could not be read.
  var unreadPackages: [String] = []
  /// Folders that could not be opened.
  var closedFolders: [String] = []
  /// Names of targets that have no folder.
  var missingTargets: [String] = []

  /// Whether every module is known. Where some are not, a rule claims nothing from what is missing.
  var isWhole: Bool {
    unreadPackages.isEmpty && closedFolders.isEmpty && missingTargets.isEmpty
      && modules.allSatisfy { !$0.isPartlyListed }
  }

  /// The modules with a name that an import can mean; more than one only where names clash.
  func modules(named name: String) -> [Int] {
    index[name] ?? []
  }

  private(set) var index: [String: [Int]] = [:]

  /// Call when `modules` is complete.
  mutating func indexModules() {
    index = Dictionary(grouping: modules.indices.filter { modules[$0].isImportable }) {
      modules[$0].name
    }
  }
}

/// A package of the repository.
struct Package: Hashable, Sendable {
  /// Relative to the root; empty for the root's own package.
  var folder: String
  var manifest: Manifest
  /// Where the manifest's text names things.
  var outline = ManifestOutline([])

  var manifestPath: String { Path.join(folder, "Package.swift") }
  /// The folder as a command takes it.
  var path: String { folder.isEmpty ? "." : folder }
  /// What people call it: its folder's name; the root's own package has its manifest's.
  var name: String { folder.isEmpty ? manifest.name : Path.name(of: folder) }
}

/// A target that compiles to a module, or a plugin.
struct Module: Sendable {
  /// As it is imported: hyphens of the target's name are underscores here.
  var name: String
  var target: String
  var kind: TargetKind
  /// Where in `Repository.packages` its package is; nil where no manifest names the module.
  var package: Int?
  /// The file that names it, and where.
  var manifestPath: String
  var position: Position
  var folder: String
  var role: ModuleRole?
  var dependencies: [Dependency] = []
  var files: [SourceFile] = []
  var hasPlugins = false
  var hasResources = false
  /// Whether it may have files that could not be found.
  var isPartlyListed = false

  var isImportable: Bool { kind != .plugin }
  /// Whether every file of it was read.
  var isWhole: Bool { !isPartlyListed && !files.contains(where: \.isUnread) }
}

/// A line of a manifest: what a target depends on, resolved to modules of the repository.
struct Dependency: Hashable, Sendable {
  /// As the manifest spells it.
  var text: String
  /// Indices into `Repository.modules`; empty where it is another repository's.
  var modules: [Int]
  var position: Position
  /// Nil where the dependency holds everywhere.
  var platforms: Platforms?
  var isPlugin = false
}

struct SourceFile: Hashable, Sendable {
  var path: String
  var imports: [Import] = []
  /// Read in Interfaces, and the public ones in Features.
  var declarations: [Declaration] = []
  /// What it registers with route tables; read in Apps.
  var registrations: [Registration] = []
  /// Whether it could not be read.
  var isUnread = false

  var isSwift: Bool { path.utf8.suffix(6).elementsEqual(".swift".utf8) }
}

/// A test target that the root manifest lists by path, while another package owns its files.
struct TestCopy: Sendable {
  var target: String
  var folder: String
  /// The package whose manifest lists them once more.
  var package: Int
  /// The module whose files they are.
  var original: Int
  var manifestPath: String
  var position: Position
  var dependencies: [Dependency]
}
