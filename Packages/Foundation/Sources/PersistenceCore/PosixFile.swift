import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The few system calls that durability needs; the one place where systems differ.
enum PosixFile {
  /// What stands at a path, links not followed.
  enum Kind {
    case nothing, file, link, other
  }

  /// Only "no such entry" is nothing; every other failure throws ``StorageError``.
  static func kind(of path: String) throws(StorageError) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw failure("read", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The bytes of a file, which a link may lead to.
  static func read(_ path: String) throws(StorageError) -> Data {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StorageError("\(path) is not a file") }
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = systemRead(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return bytes }
      bytes += part.prefix(count)
    }
  }

  /// Writes all bytes to a new file of the owner's own and waits until the disk has them. What was
  /// left at the path by a write that was interrupted is removed first.
  static func writeDurably(_ bytes: Data, to path: String) throws(StorageError) {
    try remove(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("write", path) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(count)
    }
    try sync(file: file, path: path)
  }

  /// Puts what stands at a path in the place of another's in one step.
  static func rename(_ source: String, to target: String) throws(StorageError) {
    guard systemRename(source, target) == 0 else { throw failure("rename", target) }
  }

  /// Removes a file or a link; a missing one is fine.
  static func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// The path that a link leads to in the end.
  static func destination(ofLink path: String) throws(StorageError) -> String {
    guard let resolved = realpath(path, nil) else { throw failure("follow", path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a folder, and those that it lies in, where they are missing.
  static func makeFolder(_ folder: URL) throws(StorageError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StorageError("make \(folder.path): \(error.localizedDescription)")
    }
  }

  /// Throws ``StorageError`` where there is no folder.
  static func checkFolder(_ path: String) throws(StorageError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError("\(path) is not a folder") }
  }

  /// Waits until the disk has a folder's entries, where its file system can do that.
  static func syncFolder(_ path: String) throws(StorageError) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw failure("sync", path) }
    defer { close(folder) }
    if let error = FileSync.failure(ofFolder: sync(folder)) { throw failure("sync", path, error) }
  }

  /// Waits until the disk has a file's bytes.
  static func sync(file: Int32, path: String) throws(StorageError) {
    let error = sync(file)
    guard error == 0 else { throw failure("sync", path, error) }
  }

  /// Takes the lock on a file, which is made when it is missing, and returns its descriptor.
  static func lock(_ path: String) throws(StorageError) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("lock", path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let error =
        isTaken
        ? StorageError("another process uses this folder: \(path)") : failure("lock", path)
      close(file)
      throw error
    }
    return file
  }

  /// Releases a lock. Closing alone would not: a child between fork and exec still holds a copy of
  /// the descriptor, and with it the lock.
  static func unlock(_ file: Int32) {
    _ = flock(file, LOCK_UN)
    close(file)
  }

  private static func failure(
    _ step: String, _ path: String, _ error: Int32 = errno
  ) -> StorageError {
    StorageError("\(step) \(path): \(String(cString: strerror(error)))")
  }

  #if canImport(Darwin)
    /// `fsync` on Apple's systems leaves bytes in the drive's cache; F_FULLFSYNC does not.
    private static func sync(_ file: Int32) -> Int32 {
      FileSync.error {
        fcntl(file, F_FULLFSYNC) == -1 ? errno : 0
      } plain: {
        fsync(file) == 0 ? 0 : errno
      }
    }
    private static let systemRead = Darwin.read
    private static let systemWrite = Darwin.write
    private static let systemRename = Darwin.rename(_:_:)
  #else
    private static func sync(_ file: Int32) -> Int32 {
      let plain = { fsync(file) == 0 ? 0 : errno }
      return FileSync.error(full: plain, plain: plain)
    }
    private static let systemRead = Glibc.read
    private static let systemWrite = Glibc.write
    private static let systemRename = Glibc.rename(_:_:)
  #endif
}
