import GraphFacts
import GraphReports
import Verbs

extension Program {
  /// The graph tool. A new verb is a file beside this one and a line here.
  static func modgraph(
    output: Output = .standardOutput, errors: Output = .standardError,
    services: Services = Services()
  ) -> Program {
    Program(
      name: Tool.name,
      summary: "Reads every manifest and import of a repository and holds its module graph.",
      version: Tool.version,
      commands: [
        CheckCommand.self,
        GraphCommand.self,
        AffectedCommand.self,
        OwnersCommand.self,
        ExportCommand.self,
      ],
      usual: CheckCommand.self, output: output, errors: errors, services: services)
  }
}
