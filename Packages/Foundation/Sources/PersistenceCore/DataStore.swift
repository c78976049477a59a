public import Foundation

/// Named byte strings that survive the end of the process.
public protocol DataStore: Sendable {
  /// The bytes last written under a name; nil when there are none. Throws ``StorageError``.
  func read(_ name: String) async throws(StorageError) -> Data?

  /// Puts bytes under a name, all of them or none. When this returns they are durable.
  /// Throws ``StorageError``; then the earlier bytes are still there. Cancelling the caller does
  /// not stop a write.
  func write(_ bytes: Data, to name: String) async throws(StorageError)

  /// Forgets a name; one that is not there is fine. Throws ``StorageError``.
  func remove(_ name: String) async throws(StorageError)
}

/// Why bytes could not be kept or found.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step that failed and the system's reason.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
