import GraphFacts
package import Verbs

/// Keeps what a command prints.
package final class Collector: @unchecked Sendable {
  // Unchecked: a command writes from one task only, and the test reads after it has ended.
  package private(set) var text = ""

  package init() {}

  package var stream: Output { Output { self.text += $0 } }
}
