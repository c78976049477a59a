/// A place in the app that any feature may ask for, as a plain value that carries ids only.
public protocol Route: Hashable, Sendable {
  /// How the place is shown; on the current stack unless a route says otherwise.
  static var presentation: RoutePresentation { get }
}

extension Route {
  public static var presentation: RoutePresentation { .push }

  /// Whether both name the same place.
  public func isSamePlace(as other: any Route) -> Bool {
    AnyHashable(self) == AnyHashable(other)
  }
}

/// How a place is shown.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of the current stack; Back leads to where the person was.
  case push
  /// Over the current stack, to be answered or cancelled before going on.
  case sheet
}
