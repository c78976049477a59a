package import GraphFacts

/// One thing that a rule found, with its place and the way out.
package struct Finding: Hashable, Comparable, Sendable {
  /// The rule's id, such as `layer`.
  package let rule: String
  /// Relative to the repository's root.
  package let path: String
  /// Where in the file.
  package let position: Position
  /// What is wrong and how to put it right.
  package let message: String
  /// What the finding is about: with `rule` and `to` it stays the same when lines move.
  package let from: String
  /// The other end of the edge, or what else tells two findings of one module apart.
  package let to: String

  package static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.position, left.rule, left.message)
      < (right.path, right.position, right.rule, right.message)
  }
}
