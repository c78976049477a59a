import GraphFacts
import GraphTesting
import Verbs

@testable import modgraph

extension Fixture {
  /// Runs one command line on this repository.
  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }

  func run(_ arguments: [String]) async -> Run {
    await Run(arguments + ["--root", root])
  }
}

extension Run {
  /// Runs one command line of the graph tool in this process.
  init(_ arguments: [String], services: Services = .stored) async {
    await self.init(arguments, services: services) { output, errors, services in
      Program.modgraph(output: output, errors: errors, services: services)
    }
  }
}
