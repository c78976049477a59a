/// One import of a source file.
package struct Import: Hashable, Sendable {
  /// The first component of the path: the module.
  package let module: String
  /// Where the module's name stands.
  package let position: Position
  /// The names of its attributes, such as `testable` and `_exported`.
  package let attributes: [String]
  /// What the `#if` blocks around it say.
  package let condition: PlatformCondition

  package var isReexport: Bool { attributes.contains("_exported") }
}
