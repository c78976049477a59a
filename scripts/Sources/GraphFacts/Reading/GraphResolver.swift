/// Resolves manifests to modules: products to targets, names to modules, files to owners.
struct GraphResolver {
  let tree: FileTree
  let manifests: [LoadedManifest]
  private(set) var problems: [Problem] = []
  private let index: PackageIndex
  private let unread: [String]
  /// For each package, the packages that its references mean.
  private let references: [[Int?]]
  private var modules: [Module] = []
  /// For each package, what its targets' names stand for: places in `modules`, none where the
  /// target could not be read.
  private var targets: [[String: [Int]]] = []
  private var missing: [String] = []

  private struct Copy {
    var package: Int
    var target: Manifest.Target
    var folder: String
  }

  /// `manifests` are those of the tree that could be read.
  init(tree: FileTree, manifests: [LoadedManifest]) {
    self.tree = tree
    self.manifests = manifests
    unread = Set(tree.packageFolders).subtracting(manifests.map(\.folder)).sorted()
    let index = PackageIndex(root: tree.root, manifests: manifests, unread: unread)
    references = manifests.map { $0.manifest.dependencies.map(index.package) }
    self.index = index
  }

  mutating func resolve() -> Repository {
    var copies: [Copy] = []
    var wanted: [Manifest.Target] = []
    for (package, loaded) in manifests.enumerated() {
      targets.append([:])
      let files = TargetFiles(tree: tree, package: loaded.folder, manifest: loaded.manifest)
      for target in loaded.manifest.targets {
        guard let found = files.find(target) ?? folderless(target, loaded) else {
          targets[package][target.name] = []
          continue
        }
        switch index.owner(ofFolder: found.folder) {
        case .unread?:
          // Whose it is cannot be known: nothing is claimed of it.
          targets[package][target.name] = []
        case .package(let owner)? where owner != package:
          copies.append(Copy(package: package, target: target, folder: found.folder))
        case .package?, nil:
          add(target, found, package: package)
          wanted.append(target)
        }
      }
    }
    var originals: [Int?] = []
    for copy in copies {
      let original = modules.firstIndex { $0.folder == copy.folder }
      targets[copy.package][copy.target.name] = original.map { [$0] } ?? []
      originals.append(original)
    }
    for (module, target) in wanted.enumerated() {
      let package = modules[module].package ?? 0
      modules[module].dependencies = dependencies(of: target, package: package)
    }
    var repository = Repository()
    repository.packages = manifests.map {
      Package(folder: $0.folder, manifest: $0.manifest, outline: $0.outline)
    }
    repository.modules = modules
    repository.unreadPackages = unread
    repository.closedFolders = tree.closedFolders
    repository.missingTargets = missing
    for (copy, original) in zip(copies, originals) {
      repository.copies += testCopy(copy, original).map { [$0] } ?? []
    }
    repository.indexModules()
    return repository
  }

  // MARK: - Targets

  private func place(_ loaded: LoadedManifest) -> String {
    Path.join(loaded.folder, "Package.swift")
  }

  /// Only what has no sources needs no folder.
  private mutating func folderless(
    _ target: Manifest.Target, _ loaded: LoadedManifest
  ) -> TargetFiles.Found? {
    if target.kind == .system || target.kind == .binary {
      return TargetFiles.Found(folder: loaded.folder)
    }
    missing.append(target.name)
    problems.append(
      Problem(
        path: place(loaded), position: loaded.outline.position(ofTarget: target.name),
        message: "the target \(target.name) has no folder"))
    return nil
  }

  private mutating func add(
    _ target: Manifest.Target, _ found: TargetFiles.Found, package: Int
  ) {
    let loaded = manifests[package]
    problems += found.problems
    let name = Module.name(ofTarget: target.name)
    targets[package][target.name] = [modules.count]
    modules.append(
      Module(
        name: name, target: target.name, kind: target.kind, package: package,
        manifestPath: place(loaded), position: loaded.outline.position(ofTarget: target.name),
        folder: found.folder,
        files: found.sources.map { SourceFile(path: $0) },
        hasPlugins: !target.plugins.isEmpty, hasResources: !target.resources.isEmpty,
        isPartlyListed: found.problems.contains(where: \.isFatal)))
  }

  private mutating func testCopy(_ copy: Copy, _ original: Int?) -> TestCopy? {
    let loaded = manifests[copy.package]
    let position = loaded.outline.position(ofTarget: copy.target.name)
    guard let original else {
      problems.append(
        Problem(
          path: place(loaded), position: position,
          message: "the target \(copy.target.name) takes \(copy.folder), which lies in another "
            + "package that has no target there"))
      return nil
    }
    return TestCopy(
      target: copy.target.name, folder: copy.folder, package: copy.package, original: original,
      manifestPath: place(loaded), position: position,
      dependencies: dependencies(of: copy.target, package: copy.package))
  }

  // MARK: - Dependencies

  private mutating func dependencies(of target: Manifest.Target, package: Int) -> [Dependency] {
    let loaded = manifests[package]
    let plain = target.dependencies.map { ($0, false) } + target.plugins.map { ($0, true) }
    return plain.map { dependency, isPlugin in
      let position = loaded.outline.position(of: dependency.name, inTarget: target.name)
      let found = resolve(dependency, package: package)
      if found == nil {
        problems.append(
          Problem(
            path: place(loaded), position: position,
            message: "\(target.name) depends on \(dependency.name), which no target and no package "
              + "that this manifest depends on provides"))
      }
      return Dependency(
        text: dependency.name, modules: found ?? [], position: position,
        platforms: dependency.platforms.map { Platforms(named: $0) }, isPlugin: isPlugin)
    }
  }

  /// The modules that a dependency brings; none for another repository's and for what could not be
  /// read, which has its own message; nil where nothing fits.
  private func resolve(_ dependency: Manifest.Dependency, package: Int) -> [Int]? {
    switch dependency.spelling {
    case .target:
      return targets[package][dependency.name]
    case .byName:
      if let local = targets[package][dependency.name] { return local }
      return product(dependency.name, of: nil, package: package)
    case .product(let name):
      return product(dependency.name, of: name, package: package)
    }
  }

  private func product(_ product: String, of name: String?, package: Int) -> [Int]? {
    var isElsewhere = false
    for (reference, other) in zip(manifests[package].manifest.dependencies, references[package]) {
      guard let other else {
        isElsewhere = isElsewhere || name.map { names(reference, nil, $0) } ?? true
        continue
      }
      if let name, !names(reference, other, name) { continue }
      let found = manifests[other].manifest.products.first { $0.name == product }
      if let found { return found.targets.flatMap { targets[other][$0] ?? [] } }
    }
    return isElsewhere ? [] : nil
  }

  /// Whether a target dependency's `package:` means this package: the folder's name without
  /// regard to case, the name that the manifest gives it, or the other manifest's own name.
  private func names(
    _ reference: Manifest.PackageReference, _ other: Int?, _ name: String
  ) -> Bool {
    reference.identity == name.lowercased() || reference.name == name
      || other.map { manifests[$0].manifest.name == name } ?? false
  }
}
