import Foundation
import Testing

@testable import PersistenceCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite struct FileSyncTests {
  @Test(
    "a folder on a file system that cannot sync folders is no failure",
    arguments: [0, EINVAL, ENOTSUP, EOPNOTSUPP])
  func folderTolerated(error: Int32) {
    #expect(FileSync.failure(ofFolder: error) == nil)
  }

  @Test(
    "a folder that could not be synced is a failure",
    arguments: [EIO, ENOSPC, EDQUOT, EBADF, EROFS, EACCES])
  func folderStrict(error: Int32) {
    #expect(FileSync.failure(ofFolder: error) == error)
  }

  @Test(
    "where a file system has no full sync, a plain one takes its place",
    arguments: [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY])
  func fullNotSupported(error: Int32) {
    #expect(FileSync.error(full: { error }, plain: { 0 }) == 0)
    #expect(FileSync.error(full: { error }, plain: { EIO }) == EIO)
  }

  @Test(
    "a full sync that failed is a failure; a plain one does not hide it",
    arguments: [EIO, ENOSPC, EDQUOT, EBADF])
  func fullFailed(error: Int32) {
    #expect(FileSync.error(full: { error }, plain: { 0 }) == error)
  }

  @Test("a sync that a signal interrupted is done again")
  func interrupted() {
    var results = [EINTR, EINTR, 0]
    #expect(FileSync.error(full: { results.removeFirst() }, plain: { EIO }) == 0)
    #expect(results.isEmpty)
  }

  @Test("a file's own sync is strict: a device that cannot sync is a failure")
  func fileStrict() {
    let error = #expect(throws: StorageError.self) {
      try PosixFile.sync(file: -1, path: "closed")
    }
    #expect(error?.description.contains("sync closed") == true)
  }
}
