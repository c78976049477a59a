/// Which handler builds the screen of which route; filled once by a composition root.
///
/// `Destination` is whatever the renderers show: this module knows no screens.
@MainActor
public final class RouteTable<Destination> {
  private var handlers: [ObjectIdentifier: @MainActor (any Route, any Router) -> Destination?] = [:]
  private let fallback: @MainActor (any Route) -> Destination
  private let log: @MainActor (String) -> Void

  /// A table without handlers.
  ///
  /// - Parameters:
  ///   - log: receives one line for every route without a handler.
  ///   - fallback: builds what is shown for such a route.
  public init(
    log: @escaping @MainActor (String) -> Void,
    fallback: @escaping @MainActor (any Route) -> Destination
  ) {
    self.log = log
    self.fallback = fallback
  }

  /// Sets the handler of a route type. A second one for the same type is a programmer error and
  /// stops the launch.
  ///
  /// - Parameter handler: builds the screen of a route; the router is that screen's own.
  public func register<R: Route>(
    _ type: R.Type, handler: @escaping @MainActor (R, any Router) -> Destination
  ) {
    precondition(handlers[ObjectIdentifier(type)] == nil, "two handlers for \(type)")
    handlers[ObjectIdentifier(type)] = { route, router in
      (route as? R).map { handler($0, router) }
    }
  }

  /// Builds what a route leads to; the fallback, with a line in the log, when it has no handler.
  public func destination(for route: any Route, router: any Router) -> Destination {
    if let destination = handlers[ObjectIdentifier(type(of: route))]?(route, router) {
      return destination
    }
    log("no handler for route \(route)")
    return fallback(route)
  }
}
