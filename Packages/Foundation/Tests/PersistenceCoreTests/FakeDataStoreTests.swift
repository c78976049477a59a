import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@Suite struct FakeDataStoreTests {
  private let store = FakeDataStore()

  @Test("the fake stores what is written, and a failing write leaves what was there")
  func failingWrite() async throws {
    try await store.write(Data([1]), to: "note")
    await store.fail(with: StorageError("disk full"))
    await #expect(throws: StorageError("disk full")) {
      try await store.write(Data([2]), to: "note")
    }
    await #expect(throws: StorageError("disk full")) { try await store.remove("note") }
    await #expect(throws: StorageError("disk full")) { try await store.setAside("note") }
    #expect(try await store.read("note") == Data([1]))
  }

  @Test("like a file that cannot be reached, a name made unreadable is an error and not missing")
  func unreadable() async throws {
    let error = StorageError("read note: Permission denied")
    try await store.write(Data([1]), to: "note")
    await store.makeUnreadable("note", error)
    await #expect(throws: error) { try await store.read("note") }
    await #expect(throws: error) { try await store.write(Data([2]), to: "note") }
    await #expect(throws: error) { try await store.remove("note") }

    await store.makeUnreadable("note", nil)
    #expect(try await store.read("note") == Data([1]))
  }

  @Test("like any file, an unreadable name can be set aside, also one that was never written")
  func unreadableAside() async throws {
    let error = StorageError("follow note: No such file or directory")
    await store.makeUnreadable("note", error)
    #expect(try await store.setAside("note") == "note.damaged")
    #expect(try await store.read("note") == nil)
    await #expect(throws: error) { try await store.read("note.damaged") }
  }
}
