package import GraphFacts

/// A program of several verbs: arguments in, text and an exit code out.
package struct Program: Sendable {
  /// As a shell calls it.
  let name: String
  /// Everything that it does.
  let commands: [any Subcommand.Type]
  /// What runs when no command is named; nil where one has to be.
  let usual: (any Subcommand.Type)?
  private let streams: Streams
  private let services: Services

  /// Prints results to `output` and everything about the run itself to `errors`.
  package init(
    name: String, commands: [any Subcommand.Type], usual: (any Subcommand.Type)? = nil,
    output: Output = .standardOutput, errors: Output = .standardError,
    services: Services = Services()
  ) {
    self.name = name
    self.commands = commands
    self.usual = usual
    streams = Streams(output: output, errors: errors)
    self.services = services
  }

  /// Runs one command line, without the program's name.
  package func run(_ words: [String]) async -> ExitCode {
    if words.contains("--help") || words.contains("-h") {
      streams.output.line(Help(program: self).text)
      return .clean
    }
    let named = commands.first { $0.name == words.first }
    var arguments = Arguments(named == nil ? words : Array(words.dropFirst()))
    do throws(UsageError) {
      guard let command = named ?? usual else {
        throw UsageError(words.first.map { "there is no command \($0)" } ?? "name a command")
      }
      return await (try command.init(&arguments)).run(streams, services)
    } catch {
      streams.errors.line("error: \(error.message); see --help")
      return .couldNotJudge
    }
  }
}
