import GraphFacts
import GraphReports
import GraphRules
import Verbs

/// Shows the graph, or holds the graphs that documents show to it.
struct GraphCommand: Subcommand {
  static let name = "graph"
  static let summary = "Show the modules, or the roles, and what each one uses."
  static let discussion = """
    Without options it shows every module. Around a module or a package it shows that
    one with what it uses and what uses it.

    A document shows a graph between two comments, of which the first is the command:
      <!-- modgraph graph --around Packages/Store -->
      <!-- end of graph -->
    With --update those of the FILEs are made anew, with --check they have to be today's.
    """
  static let usage = [
    "[--format FORMAT] [--around NAME]… [--without ROLE]…",
    "--roles [--format FORMAT] [--without ROLE]…",
    "--update FILE…",
    "--check FILE…",
  ]
  static let options = [
    Option("--format", GraphQuery.Format.self, "How the graph is printed; mermaid without it."),
    Option("--around", "NAME", "A module, or a package by folder or name; may be repeated."),
    Option("--without", "ROLE", "A role to leave out; may be repeated."),
    Option("--roles", "Show which role may import which."),
    Option("--update", "Renew the graphs in FILEs."),
    Option("--check", "Exit with 1 where a graph in FILEs is stale."),
  ]
  static let example = (
    command: "graph --around Packages/Store --without Tests",
    purpose: "one package and its neighbours, as GitHub draws it"
  )

  private enum Work {
    case show, update, check
  }

  private var root = RootFolder()
  private var query = GraphQuery()
  private var work = Work.show
  private var files: [String] = []

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--root"): root.path = try arguments.value(of: "--root", "a folder")
      case .option("--update"): work = .update
      case .option("--check"): work = .check
      case .operand(let file): files.append(file)
      case .option: try query.read(word, &arguments)
      }
    }
    if work == .show {
      try query.expectOnePicture()
      if let file = files.first { throw Arguments.unexpected(.operand(file)) }
    } else {
      guard query == GraphQuery() else {
        throw UsageError("documents name their own graphs: leave out what shows one")
      }
      if files.isEmpty { throw UsageError("name the files whose graphs are meant") }
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
    do throws(GraphQuery.Failure) {
      switch work {
      case .show:
        let shown = try query.show(reading.graph)
        streams.output.write(shown.text)
        if let warning = shown.warning { streams.errors.line("warning: \(warning)") }
        return .clean
      case .update, .check:
        let documents = try files.map { file throws(GraphQuery.Failure) in
          try GraphDocument(path: file, graph: reading.graph)
        }
        return work == .check ? check(documents, streams) : try update(documents, streams)
      }
    } catch {
      streams.errors.line("error: \(error.message)")
      return .couldNotJudge
    }
  }

  private func check(_ documents: [GraphDocument], _ streams: Streams) -> ExitCode {
    for document in documents {
      for line in document.stale {
        streams.output.line(
          "\(document.path):\(line):1: error: this graph is stale; renew it with: "
            + "\(Tool.name) graph --update \(document.path)")
      }
    }
    guard documents.allSatisfy(\.stale.isEmpty) else { return .findings }
    streams.errors.line("\(documents.reduce(0) { $0 + $1.count }) graphs are up to date")
    return .clean
  }

  /// Nothing is written where one of the documents cannot be read.
  private func update(
    _ documents: [GraphDocument], _ streams: Streams
  ) throws(GraphQuery.Failure) -> ExitCode {
    for document in documents where !document.stale.isEmpty {
      do throws(SystemError) {
        try FileSystem.write(Array(document.text.utf8), to: document.path)
      } catch {
        throw GraphQuery.Failure(message: "cannot write \(document.path): \(error)")
      }
      streams.errors.line("renewed \(document.path)")
    }
    return .clean
  }
}
