/// One import of a source file.
struct Import: Hashable, Sendable {
  /// The first component of the path: the module.
  let module: String
  /// Where the module's name stands.
  let position: Position
  /// The names of its attributes, such as `testable` and `_exported`.
  let attributes: [String]
  /// What the `#if` blocks around it say.
  let condition: PlatformCondition

  var isReexport: Bool { attributes.contains("_exported") }
}
