public import Foundation
public import PersistenceCore

/// Bytes held in memory, with a hook to make writes fail.
public actor FakeDataStore: DataStore {
  private var stored: [String: Data]
  private var failure: StorageError?
  /// The names written so far, oldest first.
  public private(set) var writes: [String] = []

  public init(_ stored: [String: Data] = [:]) {
    self.stored = stored
  }

  /// Lets every later write and removal throw, until set back to nil.
  public func fail(with failure: StorageError?) {
    self.failure = failure
  }

  public func read(_ name: String) throws(StorageError) -> Data? { stored[name] }

  public func write(_ bytes: Data, to name: String) throws(StorageError) {
    if let failure { throw failure }
    writes.append(name)
    stored[name] = bytes
  }

  public func remove(_ name: String) throws(StorageError) {
    if let failure { throw failure }
    stored[name] = nil
  }
}
