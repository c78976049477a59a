/// One thing that a file registers with a route table.
package enum Registration: Hashable, Sendable {
  /// A route type: `register(X.self`.
  case route(String)
  /// A route type inside `func register<E: P>(_ entry: E)`: registered where an entry of `P` is.
  case routeOfEntry(String, entry: String)
  /// A value of a type that the file names beside it: `register(checkout)`, after
  /// `checkout = CheckoutFeatureEntry(`.
  case value(type: String)
}
