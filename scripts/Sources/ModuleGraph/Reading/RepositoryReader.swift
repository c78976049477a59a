/// What was read, and what could not be.
struct Reading: Sendable {
  var configuration = Configuration()
  var repository: Repository
  var problems: [Problem]

  var isComplete: Bool { !problems.contains(where: \.isFatal) }
}

/// Reads a repository once: manifests, files, imports.
struct RepositoryReader {
  let root: String
  /// In milliseconds, for one manifest.
  var timeLimit = ManifestLoader.usualTimeLimit

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
    guard let toolchain = Toolchain.find() else {
      problems.append(
        Problem(path: "", message: "no swift on PATH: install a Swift toolchain or set PATH"))
      return Reading(repository: Repository(), problems: problems)
    }
    var loader = ManifestLoader(
      root: root, cache: ManifestCache(root: root, toolchain: toolchain.identity),
      timeLimit: timeLimit)
    let (manifests, manifestProblems) = loader.load(tree.packageFolders, swift: toolchain.swift)
    problems += manifestProblems

    var resolver = GraphResolver(tree: tree, manifests: manifests, roles: configuration.roles)
    var repository = resolver.resolve()
    problems += resolver.problems
    let configured = ConfiguredModules(tree: tree, configuration: configuration)
    let configuredProblems = configured.add(to: &repository)
    // A module whose manifest could not be read is missed for that reason alone.
    if manifestProblems.isEmpty { problems += configuredProblems }

    let owners = OwnersReader(tree: tree)
    do throws(SystemError) {
      repository.owners = try owners.read()
      if repository.owners != nil { repository.paths = owners.paths() }
    } catch {
      problems.append(Problem(path: "", message: "cannot read CODEOWNERS: \(error)"))
    }

    let sources = await SourceReader(root: root).read(
      repository.modules.map { ($0.files, interest(in: $0, repository.roles)) })
    for (module, read) in zip(repository.modules.indices, sources.files) {
      repository.modules[module].files = read
    }
    problems += sources.problems
    let reading = Reading(
      configuration: configuration, repository: repository, problems: problems.sorted())
    // Where something could not be judged, nothing is written.
    if reading.isComplete { loader.cache.save() }
    return reading
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
