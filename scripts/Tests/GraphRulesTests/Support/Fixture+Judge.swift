import GraphFacts
import GraphRules
import GraphTesting

extension Fixture {
  /// What every rule finds in this repository.
  func judge() async -> Report {
    Linter().run(await GraphReader(root: root, services: .stored).read())
  }
}
