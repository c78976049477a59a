public import Foundation

/// A folder with one file for each name.
///
/// A write goes to a hidden file beside the target, is synced, renamed over the target, and the
/// folder is synced: after a crash at any point the file holds the old bytes or the new ones.
///
/// A link that leads to a file stands for that file: reads and writes go to it, and the link stays.
/// Whatever else is not a file, or cannot be reached, is an error and is never replaced.
public actor FileDataStore: DataStore {
  private let folder: URL

  /// A store in a folder, which is made when it is missing. Throws ``StorageError``.
  public init(folder: URL) throws(StorageError) {
    self.folder = folder
    try PosixFile.makeFolder(folder)
  }

  public func read(_ name: String) throws(StorageError) -> Data? {
    try file(name).read()
  }

  public func write(_ bytes: Data, to name: String) throws(StorageError) {
    try file(name).write(bytes)
  }

  public func remove(_ name: String) throws(StorageError) {
    try file(name).remove()
  }

  public func setAside(_ name: String) throws(StorageError) -> String? {
    let source = try file(name)
    guard try source.kind() != .nothing else { return nil }
    let newName = try SetAsideName.first(for: name) { name throws(StorageError) in
      try file(name).kind() == .nothing
    }
    try source.move(to: try file(newName))
    return newName
  }

  private func file(_ name: String) throws(StorageError) -> StoredFile {
    try StoredName.check(name)
    return StoredFile(folder: folder.path, name: name)
  }
}
