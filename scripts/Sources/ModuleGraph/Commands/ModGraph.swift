/// The program: arguments in, text and an exit code out.
public struct ModGraph: Sendable {
  /// Grows with what the formats promise.
  static let version = "1.0.0"

  private let streams: Streams
  private let services: Services

  /// Everything that it does; the first is what runs when no command is named.
  static let commands: [any Subcommand.Type] = [
    CheckCommand.self,
    GraphCommand.self,
    AffectedCommand.self,
    OwnersCommand.self,
    SynthCommand.self,
    NewFeatureCommand.self,
  ]

  /// Prints results to `output` and everything about the run itself to `errors`.
  public init(output: Output = .standardOutput, errors: Output = .standardError) {
    self.init(output: output, errors: errors, services: Services())
  }

  init(output: Output, errors: Output, services: Services) {
    streams = Streams(output: output, errors: errors)
    self.services = services
  }

  /// Runs one command line, without the program's name.
  public func run(_ words: [String]) async -> ExitCode {
    if words.contains("--help") || words.contains("-h") {
      streams.output.line(Help.text)
      return .clean
    }
    let named = Self.commands.first { $0.name == words.first }
    var arguments = Arguments(named == nil ? words : Array(words.dropFirst()))
    do throws(UsageError) {
      let command = try (named ?? CheckCommand.self).init(&arguments)
      return await command.run(streams, services)
    } catch {
      streams.errors.line("error: \(error.message); see --help")
      return .couldNotJudge
    }
  }
}
