import Foundation

/// Whether the process is asked to end; set once, on any thread.
///
/// The one variable is read and written under the lock only.
final class EndingFlag: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var isRaised = false

  var isSet: Bool { lock.withLock { isRaised } }

  func set() { lock.withLock { isRaised = true } }
}
