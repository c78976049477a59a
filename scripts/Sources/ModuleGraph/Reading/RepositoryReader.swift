/// What was read, and what could not be.
struct Reading: Sendable {
  var configuration = Configuration()
  var repository: Repository
  var problems: [Problem]
  /// The files that were to be judged; nil for everything.
  var selection: FileSelection?
  /// Whether the files of every module were read, whatever was to be judged.
  var readsEverything = true

  var isComplete: Bool { !problems.contains(where: \.isFatal) }
}

/// Reads a repository once: manifests, files, imports.
struct RepositoryReader {
  let root: String
  /// Nil for everything.
  var selection: FileSelection?
  var services = Services()
  /// Folders in which `swift` is looked for, in the form of `PATH`.
  var searchPath = FileSystem.environment("PATH")

  func read() async -> Reading {
    let configuration: Configuration
    do throws(ConfigurationReader.Failure) {
      configuration = try ConfigurationReader(root: root).read()
    } catch {
      return Reading(repository: Repository(), problems: [error.problem])
    }
    let tree = FileTree(root: root, skipping: configuration.skip)
    var problems = tree.problems
    guard !tree.packageFolders.isEmpty || configuration.modules.contains(where: { $0.path != nil })
    else {
      problems.append(
        Problem(path: "", message: "no Package.swift in \(root) or any folder below it"))
      return Reading(repository: Repository(), problems: problems)
    }
    guard let toolchain = Toolchain.find(path: searchPath) else {
      problems.append(
        Problem(path: "", message: "no swift on PATH: install a Swift toolchain or set PATH"))
      return Reading(repository: Repository(), problems: problems)
    }
    var loader = ManifestLoader(
      root: root, toolchain: toolchain, evaluator: services.manifests)
    let (manifests, manifestProblems) = await loader.load(tree.packageFolders)
    problems += manifestProblems

    var resolver = GraphResolver(tree: tree, manifests: manifests, roles: configuration.roles)
    var repository = resolver.resolve()
    problems += resolver.problems
    let configured = ConfiguredModules(tree: tree, configuration: configuration)
    let configuredProblems = configured.add(to: &repository)
    // A module whose manifest could not be read is missed for that reason alone.
    if manifestProblems.isEmpty { problems += configuredProblems }

    let chosen = selection.flatMap { $0.modules(in: repository) }
    if chosen == nil { problems += readOwners(tree, into: &repository) }
    problems += await readSources(of: chosen, into: &repository)
    let reading = Reading(
      configuration: configuration, repository: repository, problems: Set(problems).sorted(),
      selection: selection, readsEverything: chosen == nil)
    // Where something could not be judged, nothing is written.
    if reading.isComplete { loader.cache.save() }
    return reading
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

  /// Of some modules, or of all.
  private func readSources(
    of chosen: Set<Int>?, into repository: inout Repository
  ) async -> [Problem] {
    let wanted = repository.modules.indices.filter { chosen?.contains($0) ?? true }
    let jobs = wanted.map { index in
      let module = repository.modules[index]
      return (module.files, interest(in: module, repository.roles))
    }
    let sources = await SourceReader(root: root).read(jobs)
    for (index, read) in zip(wanted, sources.files) { repository.modules[index].files = read }
    return sources.problems
  }

  private func interest(in module: Module, _ roles: RoleTable) -> SourceReader.Interest {
    let traits = roles.definition(of: module)?.traits ?? []
    var interest: SourceReader.Interest = []
    if traits.contains(.onePublicType) { interest.insert(.publicDeclarations) }
    if traits.contains(.routesOnly) { interest.insert(.declarations) }
    if traits.contains(.compositionRoot) { interest.insert(.registrations) }
    return interest
  }
}
