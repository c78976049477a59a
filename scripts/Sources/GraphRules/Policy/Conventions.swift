/// The names in a repository's code that rules look for.
package struct Conventions: Hashable, Sendable {
  /// The protocol that routes conform to.
  var route: String
  /// Protocols that build a feature's screens.
  var entry: NamePattern
  /// The function that registers routes with a route table.
  var register: String
}
