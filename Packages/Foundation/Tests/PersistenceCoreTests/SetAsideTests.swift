import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

/// The same facts for every data store.
@Suite struct SetAsideTests {
  private static func eachStore(
    _ check: (any DataStore) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "SetAsideTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await check(try FileDataStore(folder: folder))
    try await check(MemoryDataStore())
    try await check(FakeDataStore())
  }

  @Test("what is set aside a second time does not replace the first")
  func twice() async throws {
    try await Self.eachStore { store in
      var names: [String?] = []
      for number in 1...3 {
        try await store.write(Data("\(number)".utf8), to: "note")
        names.append(try await store.setAside("note"))
      }
      #expect(names == ["note.damaged", "note.damaged-2", "note.damaged-3"])
      #expect(try await store.read("note") == nil)
      #expect(try await store.read("note.damaged") == Data("1".utf8))
      #expect(try await store.read("note.damaged-3") == Data("3".utf8))
    }
  }

  @Test("nothing there is nothing to set aside, and says nothing")
  func nothing() async throws {
    try await Self.eachStore { store in
      #expect(try await store.setAside("note") == nil)
      try await store.setAside("note") { Issue.record("unexpected line: \($0)") }
    }
  }

  @Test("one line says where it is now")
  func line() async throws {
    try await Self.eachStore { store in
      try await store.write(Data([1]), to: "note")
      let (lines, log) = AsyncStream.makeStream(of: String.self)
      try await store.setAside("note") { log.yield($0) }
      log.finish()
      #expect(
        await lines.reduce(into: []) { $0.append($1) } == [
          "note cannot be read; it is stored as note.damaged"
        ])
    }
  }
}
