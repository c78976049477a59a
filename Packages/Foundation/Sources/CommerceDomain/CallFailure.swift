/// Why a call to the server brought no answer that the app can use.
public enum CallFailure: Error, Hashable, Sendable {
  /// The server has nothing of that name.
  case notFound
  /// No answer came. A change that was sent may have been made.
  case unreachable
  /// The server answered that it could not do it, or gave a reason that the app does not know.
  case unavailable
  /// The server no longer accepts the person's sign-in.
  case signedOut
  /// The answer is not what the server's contract promises. A change may have been made.
  case unreadable
  /// The caller gave up. A change that was sent may have been made.
  case cancelled

  /// Whether a change that was sent may have been made: it has to be read before anybody can say.
  public var leavesOutcomeUnknown: Bool {
    switch self {
    case .notFound, .signedOut: false
    case .unreachable, .unavailable, .unreadable, .cancelled: true
    }
  }
}
