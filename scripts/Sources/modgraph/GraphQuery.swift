import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// What to show of a graph and how: all of it, some modules with their neighbours, or the roles.
struct GraphQuery: Hashable {
  enum Format: String, CaseIterable {
    case mermaid, dot, json, markdown
  }

  /// Why there is nothing to show, with what may be meant.
  struct Failure: Error {
    let message: String
  }

  private var format = Format.mermaid
  private var around: [String] = []
  private var without: [String] = []
  private var showsRoles = false

  init() {}

  /// The query of a command line that stands in a document.
  init(_ words: [String]) throws(UsageError) {
    var arguments = Arguments(words, options: GraphCommand.options)
    while let word = try arguments.next() { try read(word, &arguments) }
    try expectOnePicture()
  }

  mutating func read(
    _ word: Arguments.Word, _ arguments: inout Arguments
  ) throws(UsageError) {
    switch word {
    case .option("--format"): format = try arguments.choice(of: "--format")
    case .option("--around"):
      around.append(try arguments.value(of: "--around", "a module or a package"))
    case .option("--without"): without.append(try arguments.value(of: "--without", "a role"))
    case .option("--roles"): showsRoles = true
    default: throw Arguments.unexpected(word)
    }
  }

  func expectOnePicture() throws(UsageError) {
    if showsRoles, !around.isEmpty {
      throw UsageError("--roles and --around are two pictures; ask for one")
    }
  }

  /// As a document shows it: GitHub draws what stands in a block of its language.
  func block(_ graph: Graph) throws(Failure) -> String {
    let text = try show(graph).text
    return format == .markdown ? text : "```\(format.rawValue)\n\(text)```\n"
  }

  func show(_ graph: Graph) throws(Failure) -> (text: String, warning: String?) {
    let roles = graph.policy.roles
    for role in without where roles[role] == nil {
      let hint = NearNames.hint(for: role, in: roles.roles.map(\.name), "roles")
      throw Failure(message: "there is no role \(role); \(hint)")
    }
    if showsRoles, format == .markdown {
      return (RoleTableWriter(table: roles, without: Set(without)).write(), nil)
    }
    let diagram = try diagram(graph)
    switch format {
    case .dot: return (DotWriter().write(diagram), nil)
    case .json: return (GraphJSONWriter(graph: graph).write(diagram), nil)
    case .markdown: return (MarkdownWriter().write(diagram), nil)
    case .mermaid:
      let text = MermaidWriter().write(diagram)
      let excess = MermaidWriter.excess(diagram, text).map {
        "\($0); show less with --around or --without, or draw it with --format dot"
      }
      return (text, excess)
    }
  }

  private func diagram(_ graph: Graph) throws(Failure) -> Diagram {
    if showsRoles {
      return RoleDiagram(table: graph.policy.roles, without: Set(without)).diagram()
    }
    let modules = ModuleDiagram(graph: graph, without: Set(without))
    guard !around.isEmpty else { return modules.all() }
    var centres: [ModuleDiagram.Centre] = []
    for name in around {
      guard let centre = modules.centre(named: name) else {
        let near = NearNames.of(name, in: modules.names)
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        throw Failure(message: "there is no module or package \(name)\(hint)")
      }
      centres.append(centre)
    }
    return modules.around(centres)
  }
}
