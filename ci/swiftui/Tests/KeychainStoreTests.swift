import Foundation
import PersistenceCore
import Security
import Testing

/// The Keychain keeps what a data store promises.
@Suite(.serialized) struct KeychainStoreTests {
  private let store = KeychainStore(service: "shop-\(UUID())")

  @Test("what was written is read, replaced and removed, by its name")
  func readAndWrite() async throws {
    #expect(try await store.read("a") == nil)
    try await store.write(Data("1".utf8), to: "a")
    try await store.write(Data("2".utf8), to: "a")
    try await store.write(Data("3".utf8), to: "b")
    #expect(try await store.read("a") == Data("2".utf8))
    try await store.remove("a")
    try await store.remove("a")
    #expect(try await store.read("a") == nil)
    #expect(try await store.read("b") == Data("3".utf8))
  }

  @Test("one app's items are not another's")
  func services() async throws {
    let other = KeychainStore(service: "other-\(UUID())")
    try await store.write(Data("1".utf8), to: "a")
    #expect(try await other.read("a") == nil)
  }

  @Test("setting aside moves the bytes to a free name")
  func setAside() async throws {
    #expect(try await store.setAside("a") == nil)
    for number in 1...2 {
      try await store.write(Data("\(number)".utf8), to: "a")
      let name = number == 1 ? "a.damaged" : "a.damaged-2"
      #expect(try await store.setAside("a") == name)
      #expect(try await store.read(name) == Data("\(number)".utf8))
      #expect(try await store.read("a") == nil)
    }
  }

  @Test("a name that is none is refused, and a Keychain that refuses is an error that says so")
  func failures() async throws {
    await #expect(throws: StorageError.self) { try await store.read("../a") }
    try await store.write(Data("1".utf8), to: "a")
    StandInKeychain.shared.fail(with: errSecInteractionNotAllowed)
    await #expect(throws: StorageError("read a: User interaction is not allowed.")) {
      try await store.read("a")
    }
    await #expect(throws: StorageError("write a: User interaction is not allowed.")) {
      try await store.write(Data("2".utf8), to: "a")
    }
    await #expect(throws: StorageError.self) { try await store.remove("a") }
    await #expect(throws: StorageError.self) { try await store.setAside("a") }
    StandInKeychain.shared.fail(with: errSecSuccess)
    #expect(try await store.read("a") == Data("1".utf8))
  }
}
