public import RoutingCore

/// A router that shows nothing and remembers where it was asked to go.
@MainActor
public final class RecordingRouter: Router {
  /// One request, in the words of ``Router``.
  public enum Request: Equatable {
    case open(AnyHashable)
    case replace(AnyHashable)
    case dismiss
  }

  /// What was asked, oldest first.
  public private(set) var requests: [Request] = []

  public init() {}

  public func open(_ route: any Route) {
    requests.append(.open(AnyHashable(route)))
  }

  public func replace(with route: any Route) {
    requests.append(.replace(AnyHashable(route)))
  }

  public func dismiss() {
    requests.append(.dismiss)
  }
}
