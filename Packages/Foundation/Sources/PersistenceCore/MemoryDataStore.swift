public import Foundation

/// Bytes that go with the process: nothing of them is on disk, so nothing has to be removed,
/// however the process ends.
public actor MemoryDataStore: DataStore {
  private var stored: [String: Data]

  /// - Parameter stored: What it holds to begin with.
  public init(_ stored: [String: Data] = [:]) {
    self.stored = stored
  }

  public func read(_ name: String) throws(StorageError) -> Data? {
    try StoredName.check(name)
    return stored[name]
  }

  public func write(_ bytes: Data, to name: String) throws(StorageError) {
    try StoredName.check(name)
    stored[name] = bytes
  }

  public func remove(_ name: String) throws(StorageError) {
    try StoredName.check(name)
    stored[name] = nil
  }

  public func setAside(_ name: String) throws(StorageError) -> String? {
    try StoredName.check(name)
    guard let bytes = stored.removeValue(forKey: name) else { return nil }
    let newName = SetAsideName.first(for: name) { stored[$0] == nil }
    stored[newName] = bytes
    return newName
  }
}
