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
<<<<<<< HEAD
=======
      summary: "Reads every manifest and import of a repository and holds its module graph.",
      version: Tool.version,
>>>>>>> 9f078626ff8d9a42657cd9d121b9f436187a1b1c
      commands: [
        CheckCommand.self,
        GraphCommand.self,
        AffectedCommand.self,
        OwnersCommand.self,
      ],
      usual: CheckCommand.self, output: output, errors: errors, services: services)
  }
}
