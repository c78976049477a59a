import Foundation

/// Remembers that something changed, until it is looked at.
///
/// Observation tells of a change on the thread that makes it, whichever that is. The one variable is
/// read and written under the lock only, and nothing is called while it is held.
final class ChangeFlag: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var isUp = true

  /// Whether something changed; true before anything was looked at.
  var isRaised: Bool { lock.withLock { isUp } }

  func raise() { lock.withLock { isUp = true } }

  /// Takes the flag down before looking, so that no change after that is missed.
  func lower() { lock.withLock { isUp = false } }
}
