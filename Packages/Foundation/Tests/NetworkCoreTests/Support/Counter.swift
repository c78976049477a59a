import Foundation

/// Counts up from 1. The lock guards the count; nothing runs under it but one addition.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// `name-1`, then `name-2`, and so on.
  func next(_ name: String) -> String {
    lock.withLock {
      count += 1
      return "\(name)-\(count)"
    }
  }
}
