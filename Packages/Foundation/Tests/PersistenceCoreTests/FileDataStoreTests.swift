import Foundation
import PersistenceCore
import Testing

@Suite struct FileDataStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "FileDataStoreTests-\(UUID().uuidString)")

  @Test("bytes written are read back, by a second store on the same folder too")
  func roundTrip() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    try await store.write(Data("one".utf8), to: "note")
    try await store.write(Data("two".utf8), to: "note")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["note"])

    let again = try FileDataStore(folder: folder)
    #expect(try await again.read("note") == Data("two".utf8))
    try await again.write(Data(), to: "note")
    #expect(try await again.read("note") == Data())
  }

  @Test("a name never written holds nothing, and removing it is fine")
  func missing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    #expect(try await store.read("note") == nil)
    try await store.remove("note")
  }

  @Test("a removed name holds nothing")
  func remove() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    try await store.write(Data([1]), to: "note")
    try await store.remove("note")
    #expect(try await store.read("note") == nil)
  }

  @Test(
    "a name that could leave the folder or hide in it is refused",
    arguments: ["", "../x", "a/b", ".hidden", "a\u{0}b", "ключ"])
  func names(name: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    await #expect(throws: StorageError.self) { try await store.write(Data(), to: name) }
    await #expect(throws: StorageError.self) { try await store.read(name) }
    await #expect(throws: StorageError.self) { try await MemoryDataStore().read(name) }
  }

  @Test("bytes of several megabytes come back as they were")
  func large() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: folder)
    let bytes = Data((0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try await store.write(bytes, to: "note")
    #expect(try await store.read("note") == bytes)
  }

  @Test("a folder that cannot be made is an error that names it")
  func noFolder() throws {
    let error = #expect(throws: StorageError.self) {
      try FileDataStore(folder: URL(filePath: "/dev/null/x"))
    }
    #expect(error?.description.contains("/dev/null/x") == true)
  }
}
