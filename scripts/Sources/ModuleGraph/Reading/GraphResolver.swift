/// Resolves manifests to modules: products to targets, names to modules, files to owners.
struct GraphResolver {
  let tree: FileTree
  let manifests: [LoadedManifest]
  let roles: RoleTable
  private(set) var problems: [Problem] = []
  private var modules: [Module] = []
  /// For each package, its targets' places in `modules`.
  private var targets: [[String: Int]] = []

  init(tree: FileTree, manifests: [LoadedManifest], roles: RoleTable) {
    self.tree = tree
    self.manifests = manifests
    self.roles = roles
  }

  mutating func resolve() -> Repository {
    var copies: [(package: Int, target: Manifest.Target, folder: String)] = []
    for (package, loaded) in manifests.enumerated() {
      targets.append([:])
      let files = TargetFiles(tree: tree, package: loaded.folder, manifest: loaded.manifest)
      for target in loaded.manifest.targets {
        let found = files.find(target)
        if let found, let owner = owner(ofFolder: found.folder), owner != package {
          copies.append((package, target, found.folder))
        } else {
          add(target, found, package: package)
        }
      }
    }
    let linked = modules.indices.map { module in
      modules[module].package.map { dependencies(ofTarget: modules[module].target, package: $0) }
    }
    for (module, found) in zip(modules.indices, linked) {
      modules[module].dependencies = found ?? []
    }
    var repository = Repository(
      packages: manifests.map {
        Package(folder: $0.folder, manifest: $0.manifest, outline: $0.outline)
      },
      modules: modules, roles: roles)
    for (package, target, folder) in copies {
      guard let copy = copy(target, folder, package: package) else { continue }
      repository.copies.append(copy)
    }
    repository.indexModules()
    return repository
  }

  // MARK: - Targets

  private mutating func add(
    _ target: Manifest.Target, _ found: TargetFiles.Found?, package: Int
  ) {
    let loaded = manifests[package]
    let manifestPath = Path.join(loaded.folder, "Package.swift")
    let position = loaded.outline.position(ofTarget: target.name)
    if found == nil, target.kind != .system, target.kind != .binary {
      problems.append(
        Problem(
          path: manifestPath, position: position,
          message: "the target \(target.name) has no folder"))
    }
    problems += found?.problems ?? []
    let folder = found?.folder ?? loaded.folder
    let name = Self.moduleName(target.name)
    targets[package][target.name] = modules.count
    modules.append(
      Module(
        name: name, target: target.name, kind: target.kind, package: package,
        manifestPath: manifestPath, position: position, folder: folder,
        role: target.kind == .plugin
          ? nil : roles.role(ofModule: name, kind: target.kind, folder: folder),
        files: (found?.sources ?? []).map { SourceFile(path: $0) },
        hasPlugins: !target.plugins.isEmpty, hasResources: !target.resources.isEmpty))
  }

  /// The package in whose folder a place lies, the innermost one.
  private func owner(ofFolder folder: String) -> Int? {
    manifests.indices.filter { Path.contains(manifests[$0].folder, folder) }
      .max { manifests[$0].folder.utf8.count < manifests[$1].folder.utf8.count }
  }

  private mutating func copy(
    _ target: Manifest.Target, _ folder: String, package: Int
  ) -> TestCopy? {
    let loaded = manifests[package]
    let manifestPath = Path.join(loaded.folder, "Package.swift")
    let position = loaded.outline.position(ofTarget: target.name)
    guard let original = modules.firstIndex(where: { $0.folder == folder }) else {
      problems.append(
        Problem(
          path: manifestPath, position: position,
          message: "the target \(target.name) takes \(folder), which lies in another package that "
            + "has no target there"))
      return nil
    }
    return TestCopy(
      target: target.name, folder: folder, package: package, original: original,
      manifestPath: manifestPath,
      position: position, dependencies: dependencies(ofTarget: target.name, package: package))
  }

  /// A target's name as Swift imports it.
  static func moduleName(_ target: String) -> String {
    let name = String(
      target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }

  // MARK: - Dependencies

  private mutating func dependencies(ofTarget name: String, package: Int) -> [Dependency] {
    let loaded = manifests[package]
    guard let target = loaded.manifest.targets.first(where: { $0.name == name }) else { return [] }
    let plain = target.dependencies.map { ($0, false) } + target.plugins.map { ($0, true) }
    return plain.map { dependency, isPlugin in
      let position = loaded.outline.position(of: dependency.name, inTarget: name)
      let found = resolve(dependency, package: package)
      if found == nil {
        problems.append(
          Problem(
            path: Path.join(loaded.folder, "Package.swift"), position: position,
            message: "\(name) depends on \(dependency.name), which no target and no package that "
              + "this manifest depends on provides"))
      }
      return Dependency(
        text: dependency.name, modules: found ?? [], position: position,
        platforms: dependency.platforms.map { Platforms(named: $0) }, isPlugin: isPlugin)
    }
  }

  /// The modules that a dependency brings; none for another repository's; nil where nothing fits.
  private func resolve(_ dependency: Manifest.Dependency, package: Int) -> [Int]? {
    switch dependency.spelling {
    case .target:
      return targets[package][dependency.name].map { [$0] }
    case .byName:
      if let local = targets[package][dependency.name] { return [local] }
      return product(dependency.name, of: nil, package: package)
    case .product(let name):
      return product(dependency.name, of: name, package: package)
    }
  }

  private func product(_ product: String, of name: String?, package: Int) -> [Int]? {
    var isElsewhere = false
    for reference in manifests[package].manifest.dependencies {
      guard let other = localPackage(reference) else {
        isElsewhere = isElsewhere || name.map { names(reference, nil, $0) } ?? true
        continue
      }
      if let name, !names(reference, other, name) { continue }
      let found = manifests[other].manifest.products.first { $0.name == product }
      if let found { return found.targets.compactMap { targets[other][$0] } }
    }
    // A package of the repository whose manifest is broken has its own message.
    return isElsewhere ? [] : nil
  }

  private func localPackage(_ reference: Manifest.PackageReference) -> Int? {
    if let path = reference.path {
      let real = (try? FileSystem.realPath(path)) ?? path
      return manifests.firstIndex { Path.join(tree.root, $0.folder) == real }
    }
    return manifests.firstIndex {
      !$0.folder.isEmpty && Path.name(of: $0.folder).lowercased() == reference.identity
    }
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
