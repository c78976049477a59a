@testable import ModuleGraph

/// Keeps what a command prints.
final class Collector: @unchecked Sendable {
  // Unchecked: a command writes from one task only, and the test reads after it has ended.
  private(set) var text = ""

  var stream: Output { Output { self.text += $0 } }
}
