import Foundation
import PersistenceCore
import Testing

@Suite struct FolderLockTests {
  @Test("a folder is taken once, and free again when the holder lets go")
  func once() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "FolderLockTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try withExtendedLifetime(FolderLock(folder: folder)) {
      let error = #expect(throws: StorageError.self) { try FolderLock(folder: folder) }
      #expect(error?.description.contains("another process") == true)
    }
    _ = try FolderLock(folder: folder)
  }
}
