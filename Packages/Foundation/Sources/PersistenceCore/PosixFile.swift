import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The few system calls that durability needs; the one place where systems differ.
enum PosixFile {
  /// Writes all bytes to a file of the owner's own and waits until the disk has them.
  static func writeDurably(_ bytes: Data, to path: String) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("open", path) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(count)
    }
    guard sync(file) == 0 else { throw failure("sync", path) }
  }

  /// Puts a file in another's place in one step.
  static func rename(_ source: String, to target: String) throws(StorageError) {
    #if canImport(Darwin)
      let status = Darwin.rename(source, target)
    #elseif canImport(Glibc)
      let status = Glibc.rename(source, target)
    #endif
    guard status == 0 else { throw failure("rename", target) }
  }

  /// Waits until the disk has a folder's entries.
  static func syncFolder(_ path: String) throws(StorageError) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw failure("open", path) }
    defer { close(folder) }
    guard sync(folder) == 0 else { throw failure("sync", path) }
  }

  /// Removes a file; a missing one is fine.
  static func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Takes the lock on a file, which is made when it is missing, and returns its descriptor.
  static func lock(_ path: String) throws(StorageError) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("open", path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      close(file)
      throw isTaken
        ? StorageError("another process uses this folder: \(path)") : failure("lock", path)
    }
    return file
  }

  /// Lets go of a lock. Closing alone would not: a child between fork and exec still holds a copy of
  /// the descriptor, and with it the lock.
  static func unlock(_ file: Int32) {
    _ = flock(file, LOCK_UN)
    close(file)
  }

  /// `fsync` on Apple's systems leaves bytes in the drive's cache; F_FULLFSYNC does not.
  private static func sync(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
      fcntl(file, F_FULLFSYNC)
    #else
      fsync(file)
    #endif
  }

  private static func failure(_ step: String, _ path: String) -> StorageError {
    StorageError("\(step) \(path): \(String(cString: strerror(errno)))")
  }
}
