import Foundation
import PersistenceCore
import Testing

/// A link that leads to a file stands for that file: somebody keeps it on another volume.
@Suite struct LinkTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "LinkTests-\(UUID().uuidString)")

  private var data: URL { folder.appending(component: "data") }
  private var volume: URL { folder.appending(component: "volume") }
  private var linked: URL { volume.appending(component: "linked") }
  private var note: URL { data.appending(component: "note") }

  /// A store whose `note` is a link to the file `linked` in another folder.
  private func makeStore() throws -> FileDataStore {
    let store = try FileDataStore(folder: data)
    try FileManager.default.createDirectory(at: volume, withIntermediateDirectories: false)
    try Data("one".utf8).write(to: linked)
    try FileManager.default.createSymbolicLink(at: note, withDestinationURL: linked)
    return store
  }

  @Test("reading and writing go through the link, which stays")
  func through() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try makeStore()
    #expect(try await store.read("note") == Data("one".utf8))

    try await store.write(Data("two".utf8), to: "note")
    #expect(try await store.read("note") == Data("two".utf8))
    #expect(try Data(contentsOf: linked) == Data("two".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: note.path) == linked.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: volume.path) == ["linked"])
  }

  @Test("removing and setting aside concern the link; the file that it leads to stays")
  func unlink() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try makeStore()
    #expect(try await store.setAside("note") == "note.damaged")
    #expect(try await store.read("note") == nil)
    #expect(try await store.read("note.damaged") == Data("one".utf8))
    try await store.remove("note.damaged")
    #expect(try await store.read("note.damaged") == nil)
    #expect(try Data(contentsOf: linked) == Data("one".utf8))
  }

  @Test("a link whose volume is away is an error until the volume is back; nothing is lost")
  func volumeAway() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try makeStore()
    let away = folder.appending(component: "away")
    try FileManager.default.moveItem(at: volume, to: away)
    await #expect(throws: StorageError.self) { try await store.read("note") }
    await #expect(throws: StorageError.self) { try await store.write(Data(), to: "note") }
    try FileManager.default.moveItem(at: away, to: volume)
    #expect(try await store.read("note") == Data("one".utf8))
  }

  @Test("what an interrupted write left behind is replaced, and never written through")
  func leftover() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: data)
    let victim = folder.appending(component: "victim")
    try FileManager.default.createSymbolicLink(
      at: data.appending(component: ".note.new"), withDestinationURL: victim)
    try await store.write(Data("one".utf8), to: "note")
    #expect(!FileManager.default.fileExists(atPath: victim.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: data.path) == ["note"])
  }

  @Test("names that look like a write's own leftovers are ordinary names")
  func newNames() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FileDataStore(folder: data)
    try await store.write(Data("one".utf8), to: "note.new")
    try await store.write(Data("two".utf8), to: "note")
    #expect(try await store.read("note.new") == Data("one".utf8))
  }
}
