public import Foundation

/// A folder with one file for each name.
///
/// A write goes to a file beside the target, is synced, renamed over the target, and the folder
/// is synced: after a crash at any point the file holds the old bytes or the new ones.
public actor FileDataStore: DataStore {
  private let folder: URL

  /// A store in a folder, which is made when it is missing. Throws ``StorageError``.
  public init(folder: URL) throws(StorageError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StorageError("cannot make \(folder.path): \(error.localizedDescription)")
    }
  }

  public func read(_ name: String) throws(StorageError) -> Data? {
    let url = try url(of: name)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw StorageError("cannot read \(url.path): \(error.localizedDescription)")
    }
  }

  public func write(_ bytes: Data, to name: String) throws(StorageError) {
    let target = try url(of: name)
    let beside = target.appendingPathExtension("new")
    try PosixFile.writeDurably(bytes, to: beside.path)
    try PosixFile.rename(beside.path, to: target.path)
    try PosixFile.syncFolder(folder.path)
  }

  public func remove(_ name: String) throws(StorageError) {
    try PosixFile.remove(try url(of: name).path)
    try PosixFile.syncFolder(folder.path)
  }

  /// Names become file names, so only plain ones are taken: no separators, no hidden files.
  private func url(of name: String) throws(StorageError) -> URL {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".contains(Character(scalar)))
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else {
      throw StorageError("not a plain file name: \(name.debugDescription)")
    }
    return folder.appending(component: name)
  }
}
