import GraphFacts
import GraphRules

/// What the program is called, for formats that name their maker.
package enum Tool {
  package static let name = "modgraph"
  /// Grows with what the formats promise.
<<<<<<< HEAD
  static let version = "1.0.0"
=======
  package static let version = "1.0.0"
>>>>>>> 9f078626ff8d9a42657cd9d121b9f436187a1b1c
}
