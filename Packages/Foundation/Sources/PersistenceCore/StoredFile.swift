import Foundation

/// One name in a folder, and the rules about what may stand there.
struct StoredFile {
  let folder: String
  let name: String

  private var path: String { "\(folder)/\(name)" }
  private var beside: String { "\(folder)/.\(name).new" }

  /// What stands there; `nothing` only in a folder that is there. Throws ``StorageError``.
  func kind() throws(StorageError) -> PosixFile.Kind {
    let kind = try PosixFile.kind(of: path)
    // A folder that has gone away holds no answer, and above all not this one.
    if kind == .nothing { try PosixFile.checkFolder(folder) }
    return kind
  }

  /// The bytes; nil when nothing stands there. Throws ``StorageError``.
  func read() throws(StorageError) -> Data? {
    switch try kind() {
    case .nothing: nil
    case .link: try PosixFile.read(linked().path)
    case .file, .other: try PosixFile.read(path)
    }
  }

  /// Replaces the bytes, of the file that a link leads to where there is a link.
  /// Throws ``StorageError``.
  func write(_ bytes: Data) throws(StorageError) {
    let target = try target()
    do {
      try PosixFile.writeDurably(bytes, to: target.beside)
      try PosixFile.rename(target.beside, to: target.path)
    } catch {
      try? PosixFile.remove(target.beside)
      throw error
    }
    try PosixFile.syncFolder(target.folder)
  }

  /// Removes a file, or a link that leads to one; nothing there is fine. Throws ``StorageError``.
  func remove() throws(StorageError) {
    _ = try target()
    try PosixFile.remove(path)
    try PosixFile.syncFolder(folder)
  }

  /// Gives whatever stands there another name. Throws ``StorageError``.
  func move(to other: StoredFile) throws(StorageError) {
    try PosixFile.rename(path, to: other.path)
    try PosixFile.syncFolder(folder)
  }

  /// Where the bytes are to be. Throws ``StorageError`` where anything but a file would be replaced.
  private func target() throws(StorageError) -> StoredFile {
    switch try kind() {
    case .nothing, .file: return self
    case .other: throw StorageError("\(path) is not a file")
    case .link: return try linked()
    }
  }

  /// The file that the link leads to. Throws ``StorageError`` where it leads to none.
  private func linked() throws(StorageError) -> StoredFile {
    let destination = try PosixFile.destination(ofLink: path)
    guard try PosixFile.kind(of: destination) == .file else {
      throw StorageError("\(path) leads to \(destination), which is not a file")
    }
    let url = URL(filePath: destination)
    return StoredFile(folder: url.deletingLastPathComponent().path, name: url.lastPathComponent)
  }
}
