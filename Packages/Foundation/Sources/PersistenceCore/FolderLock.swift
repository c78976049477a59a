public import Foundation

/// Keeps other processes away from a folder for as long as the value lives, or the process does:
/// the system releases the lock when either ends, also by a crash.
public final class FolderLock: Sendable {
  private let file: Int32

  /// Takes a folder, which is made when it is missing. Throws ``StorageError`` when another process
  /// has it.
  public init(folder: URL) throws(StorageError) {
    try PosixFile.makeFolder(folder)
    file = try PosixFile.lock(folder.appending(component: ".lock").path)
  }

  deinit {
    PosixFile.unlock(file)
  }
}
