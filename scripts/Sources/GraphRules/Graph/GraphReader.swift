package import GraphFacts

/// A graph that was read, and what could not be.
package struct GraphReading: Sendable {
  package var graph: Graph
  package var problems: [Problem]
  /// The files that were to be judged; nil for everything.
  var selection: FileSelection?
  /// Whether the files of every module were read, whatever was to be judged.
  var readsEverything = true

  package var repository: Repository { graph.repository }
  package var policy: Policy { graph.policy }
  package var isComplete: Bool { !problems.contains(where: \.isFatal) }
}

/// Reads a repository's policy, then what its rules have to know.
package struct GraphReader {
  package let root: String
  /// Nil for everything.
  var selection: FileSelection?
  var services = Services()
  /// Folders in which `swift` is looked for, in the form of `PATH`.
  var searchPath = FileSystem.environment("PATH")

  package init(
    root: String, selection: FileSelection? = nil, services: Services = Services(),
    searchPath: String? = FileSystem.environment("PATH")
  ) {
    self.root = root
    self.selection = selection
    self.services = services
    self.searchPath = searchPath
  }

  package func read() async -> GraphReading {
    let policy: Policy
    do throws(PolicyReader.Failure) {
      policy = try PolicyReader(root: root).read()
    } catch {
      return GraphReading(
        graph: Graph(Repository(), policy: Policy()), problems: [error.problem])
    }
    let reader = RepositoryReader(
      root: root, skip: policy.skip, named: policy.modules, configurationFile: Policy.fileName,
      services: services, searchPath: searchPath)
    var chosen: Set<Int>?
    let facts = await reader.read { repository in
      let graph = Graph(repository, policy: policy)
      chosen = selection?.modules(in: graph)
      return needs(of: graph, in: chosen)
    }
    return GraphReading(
      graph: Graph(facts.repository, policy: policy), problems: facts.problems,
      selection: selection, readsEverything: chosen == nil)
  }

  /// `chosen` are the modules whose files are read; nil for all.
  private func needs(of graph: Graph, in chosen: Set<Int>?) -> Needs {
    Needs(
      sources: graph.repository.modules.indices.map { module in
        guard chosen?.contains(module) ?? true else { return nil }
        return interest(in: graph.definition(of: module)?.traits ?? [])
      },
      owners: chosen == nil, registration: graph.policy.conventions.register)
  }

  private func interest(in traits: Set<RoleDefinition.Trait>) -> SourceReader.Interest {
    var interest: SourceReader.Interest = []
    if traits.contains(.onePublicType) { interest.insert(.publicDeclarations) }
    if traits.contains(.routesOnly) { interest.insert(.declarations) }
    if traits.contains(.compositionRoot) { interest.insert(.registrations) }
    return interest
  }
}
