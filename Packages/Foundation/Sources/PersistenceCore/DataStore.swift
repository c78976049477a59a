public import Foundation

/// Named byte strings that survive the end of the process, or of the run: the conformer says which.
///
/// A name holds nothing only if nothing was ever stored under it, or if it was removed. Bytes that
/// are there and cannot be reached are an error: they may be a journal on a volume that is not
/// mounted now.
public protocol DataStore: Sendable {
  /// The bytes last written under a name; nil when there are none. Throws ``StorageError``.
  func read(_ name: String) async throws(StorageError) -> Data?

  /// Stores bytes under a name, all of them or none. When this returns they are durable.
  /// Throws ``StorageError``; then the earlier bytes are still there. What cannot be read is never
  /// replaced. Cancelling the caller does not stop a write.
  func write(_ bytes: Data, to name: String) async throws(StorageError)

  /// Removes a name and its bytes; one that is not there is fine. Throws ``StorageError``, also for
  /// what cannot be read.
  func remove(_ name: String) async throws(StorageError)

  /// Moves what a name holds to a free name, `NAME.damaged` or `NAME.damaged-2` and so on, whether
  /// it can be read or not, and returns the new name; nil when the name holds nothing.
  /// Throws ``StorageError``; then nothing was moved.
  func setAside(_ name: String) async throws(StorageError) -> String?
}

/// Why bytes could not be stored or found.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step that failed, the file and the system's reason.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
