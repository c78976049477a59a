public import Foundation
public import PersistenceCore

/// Bytes in memory, with hooks to let writes fail and to make names unreadable.
public actor FakeDataStore: DataStore {
  private let stored: MemoryDataStore
  private var failure: StorageError?
  private var unreadable: [String: StorageError] = [:]
  /// The names written so far, oldest first.
  public private(set) var writes: [String] = []

  public init(_ stored: [String: Data] = [:]) {
    self.stored = MemoryDataStore(stored)
  }

  /// Lets every later change throw, until set back to nil; reads go on, as on a full disk.
  public func fail(with failure: StorageError?) {
    self.failure = failure
  }

  /// Lets every later read, write and removal of a name throw, as if its file could not be reached,
  /// until set back to nil. It can be set aside, and then its new name throws.
  public func makeUnreadable(_ name: String, _ error: StorageError?) {
    unreadable[name] = error
  }

  public func read(_ name: String) async throws(StorageError) -> Data? {
    if let error = unreadable[name] { throw error }
    return try await stored.read(name)
  }

  public func write(_ bytes: Data, to name: String) async throws(StorageError) {
    if let error = failure ?? unreadable[name] { throw error }
    try await stored.write(bytes, to: name)
    writes.append(name)
  }

  public func remove(_ name: String) async throws(StorageError) {
    if let error = failure ?? unreadable[name] { throw error }
    try await stored.remove(name)
  }

  public func setAside(_ name: String) async throws(StorageError) -> String? {
    if let failure { throw failure }
    let error = unreadable.removeValue(forKey: name)
    // What cannot be reached is there all the same.
    if error != nil, try await stored.read(name) == nil {
      try await stored.write(Data(), to: name)
    }
    let newName = try await stored.setAside(name)
    if let error, let newName { unreadable[newName] = error }
    return newName
  }
}
