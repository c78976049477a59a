import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@Suite struct FakeDataStoreTests {
  @Test("the fake keeps what is written, and a failing write keeps what was there")
  func keeps() async throws {
    let store = FakeDataStore()
    try await store.write(Data([1]), to: "note")
    await store.fail(with: StorageError("disk full"))
    await #expect(throws: StorageError("disk full")) {
      try await store.write(Data([2]), to: "note")
    }
    #expect(try await store.read("note") == Data([1]))
  }
}
