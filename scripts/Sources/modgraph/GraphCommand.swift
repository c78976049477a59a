import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// Shows the graph: all of it, some modules with their neighbours, or the table of roles.
struct GraphCommand: Subcommand {
  static let name = "graph"
  static let summary = "Show the modules, or the roles, and what each one uses."
  static let discussion = """
    Without options it shows every module. Around a module or a package it shows that
    one with what it uses and what uses it.
    """
  static let usage = [
    "[--format FORMAT] [--around NAME]… [--without ROLE]…",
    "--roles [--format FORMAT] [--without ROLE]…",
  ]
  static let options = [
    Option("--format", Format.self, "How the graph is printed; mermaid without it."),
    Option("--around", "NAME", "A module, or a package by folder or name; may be repeated."),
    Option("--without", "ROLE", "A role to leave out; may be repeated."),
    Option("--roles", "Show which role may import which."),
  ]
  static let example = (
    command: "graph --around Packages/Store --without Tests",
    purpose: "one package and its neighbours, as GitHub draws it"
  )

  enum Format: String, CaseIterable {
    case mermaid, dot, json
  }

  private var root = RootFolder()
  private var format = Format.mermaid
  private var around: [String] = []
  private var without: [String] = []
  private var showsRoles = false

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--format"): format = try arguments.choice(of: "--format")
      case .option("--around"):
        around.append(try arguments.value(of: "--around", "a module or a package"))
      case .option("--without"):
        without.append(try arguments.value(of: "--without", "a role"))
      case .option("--roles"): showsRoles = true
      case let word: throw Arguments.unexpected(word)
      }
    }
    if showsRoles, !around.isEmpty {
      throw UsageError("--roles and --around are two pictures; ask for one")
    }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let root = root.open(streams) else { return .couldNotJudge }
    let reading = await GraphReader(root: root, services: services).read()
    // Half a graph would look like a whole one.
    guard reading.isComplete else {
      for problem in reading.problems { streams.errors.line(problem.description) }
      return .couldNotJudge
    }
    let graph = reading.graph
    for role in without where graph.policy.roles[role] == nil {
      let roles = graph.policy.roles.roles.map(\.name)
      streams.errors.line("error: there is no role \(role); the roles are: \(list(roles))")
      return .couldNotJudge
    }
    guard let diagram = diagram(graph, streams) else { return .couldNotJudge }
    write(diagram, graph, streams)
    return .clean
  }

  private func diagram(_ graph: Graph, _ streams: Streams) -> Diagram? {
    if showsRoles {
      return RoleDiagram(table: graph.policy.roles, without: Set(without)).diagram()
    }
    let modules = ModuleDiagram(graph: graph, without: Set(without))
    guard !around.isEmpty else { return modules.all() }
    var centres: [ModuleDiagram.Centre] = []
    for name in around {
      guard let centre = modules.centre(named: name) else {
        let near = NearNames.of(name, in: modules.names)
        streams.errors.line(
          "error: there is no module or package \(name)"
            + (near.isEmpty ? "" : "; did you mean \(list(near, "or"))?"))
        return nil
      }
      centres.append(centre)
    }
    return modules.around(centres)
  }

  private func write(_ diagram: Diagram, _ graph: Graph, _ streams: Streams) {
    switch format {
    case .mermaid:
      let text = MermaidWriter().write(diagram)
      streams.output.write(text)
      if let excess = MermaidWriter.excess(diagram, text) {
        streams.errors.line(
          "warning: \(excess); show less with --around or --without, or draw it with --format dot")
      }
    case .dot: streams.output.write(DotWriter().write(diagram))
    case .json: streams.output.write(GraphJSONWriter(graph: graph).write(diagram))
    }
  }

  private func list(_ words: [String], _ last: String = "and") -> String {
    guard let final = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) \(final)"
  }
}
