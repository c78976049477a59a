/// Which handler builds the screen of which route; filled once by a composition root.
///
/// `Destination` is whatever the shell shows: this module knows no screens.
@MainActor
public final class RouteTable<Destination> {
  private var handlers: [ObjectIdentifier: @MainActor (any Route) -> Destination?] = [:]
  private let fallback: @MainActor (any Route) -> Destination
  private let log: @MainActor (String) -> Void

  /// A table without handlers.
  ///
  /// - Parameters:
  ///   - log: takes one line for every route that nobody handles.
  ///   - fallback: builds what is shown for such a route.
  public init(
    log: @escaping @MainActor (String) -> Void,
    fallback: @escaping @MainActor (any Route) -> Destination
  ) {
    self.log = log
    self.fallback = fallback
  }

  /// Names the handler of a route type. A second one for the same type is a programmer's error
  /// and stops the launch.
  public func register<R: Route>(
    _ type: R.Type, handler: @escaping @MainActor (R) -> Destination
  ) {
    precondition(handlers[ObjectIdentifier(type)] == nil, "two handlers for \(type)")
    handlers[ObjectIdentifier(type)] = { route in (route as? R).map(handler) }
  }

  /// Builds what a route leads to; the fallback, with a line in the log, when nobody handles it.
  public func destination(for route: any Route) -> Destination {
    if let destination = handlers[ObjectIdentifier(type(of: route))]?(route) {
      return destination
    }
    log("no handler for route \(route)")
    return fallback(route)
  }
}
