import GraphFacts
import GraphTesting
import Verbs

@testable import ShopLab
@testable import modgraph

extension Fixture {
  /// Checks this repository with the graph tool.
  func check() async -> Run {
    await Run(["check", "--root", root]) { output, errors, services in
      Program.modgraph(output: output, errors: errors, services: services)
    }
  }

  /// Runs one command line of the lab on this repository.
  func run(_ arguments: [String]) async -> Run {
    await Run.shoplab(arguments + ["--root", root])
  }

  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }
}

extension Run {
  /// Runs one command line of the lab in this process.
  static func shoplab(_ arguments: [String]) async -> Run {
    await Run(arguments) { output, errors, services in
      Program.shoplab(output: output, errors: errors, services: services)
    }
  }
}
