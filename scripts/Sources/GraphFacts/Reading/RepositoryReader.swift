/// What was read, and what could not be.
package struct Facts: Sendable {
  package var repository = Repository()
  package var problems: [Problem]
  /// What was read of the modules' files; nil where the reading ended before them.
  package var needs: Needs?

  /// Whether everything that was asked for could be read.
  package var isComplete: Bool { !problems.contains(where: \.isFatal) }
}

/// What somebody wants to know of a repository's files.
package struct Needs: Sendable {
  /// For each module of the repository, what its files are read for besides imports; nil where
  /// they are not read.
  package var sources: [SourceReader.Interest?]
  /// Whether CODEOWNERS is read.
  package var owners: Bool
  /// The function whose calls are registrations.
  package var registration: String

  package init(
    sources: [SourceReader.Interest?], owners: Bool = true, registration: String = "register"
  ) {
    self.sources = sources
    self.owners = owners
    self.registration = registration
  }
}

/// Reads a repository once: manifests, files, imports.
package struct RepositoryReader: Sendable {
  package let root: String
  /// Folders that are left out.
  package var skip: [FolderPattern] = []
  /// Modules that a configuration names.
  package var named: [NamedModule] = []
  /// The configuration's file, for problems with these.
  var configurationFile = ""
  package var services = Services()
  /// Folders in which `swift` is looked for, in the form of `PATH`.
  var searchPath = FileSystem.environment("PATH")

  package init(
    root: String, skip: [FolderPattern] = [], named: [NamedModule] = [],
    configurationFile: String = "", services: Services = Services(),
    searchPath: String? = FileSystem.environment("PATH")
  ) {
    self.root = root
    self.skip = skip
    self.named = named
    self.configurationFile = configurationFile
    self.services = services
    self.searchPath = searchPath
  }

  /// Reads manifests first. What `needs` then asks for is read of the files.
  package func read(_ needs: (Repository) -> Needs) async -> Facts {
    let tree = FileTree(root: root, skipping: skip)
    var problems = tree.problems
    guard !tree.packageFolders.isEmpty || named.contains(where: { $0.path != nil }) else {
      problems.append(
        Problem(path: "", message: "no Package.swift in \(root) or any folder below it"))
      return Facts(problems: problems)
    }
    guard let toolchain = Toolchain.find(path: searchPath) else {
      problems.append(
        Problem(path: "", message: "no swift on PATH: install a Swift toolchain or set PATH"))
      return Facts(problems: problems)
    }
    var loader = ManifestLoader(
      root: root, toolchain: toolchain, evaluator: services.manifests)
    let (manifests, manifestProblems) = await loader.load(tree.packageFolders)
    problems += manifestProblems

    var resolver = GraphResolver(tree: tree, manifests: manifests)
    var repository = resolver.resolve()
    problems += resolver.problems
    let named = NamedModules(tree: tree, modules: named, file: configurationFile)
    let namedProblems = named.add(to: &repository)
    // A module whose manifest could not be read is missed for that reason alone.
    if manifestProblems.isEmpty { problems += namedProblems }

    let needs = needs(repository)
    if needs.owners { problems += readOwners(tree, into: &repository) }
    problems += await readSources(needs, into: &repository)
    let facts = Facts(repository: repository, problems: Set(problems).sorted(), needs: needs)
    // Where something could not be judged, nothing is written.
    if facts.isComplete { loader.cache.save() }
    return facts
  }

  private func readOwners(_ tree: FileTree, into repository: inout Repository) -> [Problem] {
    do throws(SystemError) {
      repository.owners = try OwnersReader(tree: tree).read()
      return []
    } catch {
      repository.ownersAreUnread = true
      return [Problem(path: "", message: "cannot read CODEOWNERS: \(error)")]
    }
  }

  private func readSources(
    _ needs: Needs, into repository: inout Repository
  ) async -> [Problem] {
    let wanted = repository.modules.indices.filter { needs.sources[$0] != nil }
    let jobs = wanted.map { (repository.modules[$0].files, needs.sources[$0] ?? []) }
    let sources = await SourceReader(root: root, registration: needs.registration).read(jobs)
    for (index, read) in zip(wanted, sources.files) { repository.modules[index].files = read }
    return sources.problems
  }
}
