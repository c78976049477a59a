import GraphFacts
import GraphRules

/// What the program is called, for formats that name their maker.
package enum Tool {
  package static let name = "modgraph"
  /// Grows with what the formats promise.
  package static let version = "1.0.0"
}
