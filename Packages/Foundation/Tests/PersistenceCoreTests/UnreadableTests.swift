import Foundation
import PersistenceCore
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What can stand in a file's place so that its bytes cannot be reached.
enum Obstacle: CaseIterable {
  case danglingLink, loop, folder, pipe, linkToFolder, linkBelowFile

  /// Puts the obstacle at a path, in a folder that holds a file `bytes` and a folder `folder`.
  func place(at path: String) throws {
    let files = FileManager.default
    switch self {
    case .danglingLink: try files.createSymbolicLink(atPath: path, withDestinationPath: "away/x")
    case .loop: try files.createSymbolicLink(atPath: path, withDestinationPath: "note")
    case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .pipe: #expect(mkfifo(path, 0o600) == 0)
    case .linkToFolder: try files.createSymbolicLink(atPath: path, withDestinationPath: "folder")
    case .linkBelowFile: try files.createSymbolicLink(atPath: path, withDestinationPath: "bytes/x")
    }
  }
}

/// Only a name that nothing stands for holds nothing. Everything else that cannot be read is an
/// error, and is never replaced: it may be a journal on a volume that is not mounted now.
@Suite struct UnreadableTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "UnreadableTests-\(UUID().uuidString)")

  private func makeStore() async throws -> FileDataStore {
    let store = try FileDataStore(folder: folder)
    try await store.write(Data("other".utf8), to: "bytes")
    try FileManager.default.createDirectory(
      at: folder.appending(component: "folder"), withIntermediateDirectories: false)
    return store
  }

  /// Each name in the folder with what it is, and where it leads when it is a link.
  private func listing(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let path = folder.appending(component: name).path
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type] ?? "?"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return "\(name): \(type) \(target ?? "")"
    }
  }

  @Test("reading is an error that names the file", arguments: Obstacle.allCases)
  func read(obstacle: Obstacle) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await makeStore()
    let path = folder.appending(component: "note").path
    try obstacle.place(at: path)
    let error = await #expect(throws: StorageError.self) { try await store.read("note") }
    #expect(error?.description.contains(path) == true)
  }

  @Test("writing and removing are errors that leave all as it is", arguments: Obstacle.allCases)
  func change(obstacle: Obstacle) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await makeStore()
    try obstacle.place(at: folder.appending(component: "note").path)
    let before = try listing(folder)
    await #expect(throws: StorageError.self) { try await store.write(Data([1]), to: "note") }
    await #expect(throws: StorageError.self) { try await store.remove("note") }
    #expect(try listing(folder) == before)
    #expect(try await store.read("bytes") == Data("other".utf8))
  }

  @Test("it can be set aside unread; then the name is free", arguments: Obstacle.allCases)
  func setAside(obstacle: Obstacle) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await makeStore()
    try obstacle.place(at: folder.appending(component: "note").path)
    #expect(try await store.setAside("note") == "note.damaged")
    #expect(try await store.read("note") == nil)
    try await store.write(Data([1]), to: "note")
    #expect(try await store.read("note") == Data([1]))
    #expect(try listing(folder).contains { $0.hasPrefix("note.damaged: ") })
  }

  @Test("a name that is too long for the file system is an error")
  func tooLong() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await makeStore()
    let name = String(repeating: "a", count: 300)
    await #expect(throws: StorageError.self) { try await store.read(name) }
    await #expect(throws: StorageError.self) { try await store.write(Data(), to: name) }
    await #expect(throws: StorageError.self) { try await store.remove(name) }
  }

  @Test("a file without permission, or in a folder without permission, is an error")
  func permission() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(component: "UnreadableTests-\(UUID().uuidString)")
      let store = try FileDataStore(folder: folder)
      try await store.write(Data([1]), to: "note")
      let note = folder.appending(component: "note").path
      // The superuser may read everything.
      let user = geteuid()
      #expect(chown(folder.path, 65534, gid_t.max) == 0 || user != 0)
      #expect(chmod(note, 0o000) == 0)
      #expect(user != 0 || seteuid(65534) == 0)
      await #expect(throws: StorageError.self) { try await store.read("note") }
      #expect(chmod(folder.path, 0o600) == 0)
      for name in ["note", "nothing"] {
        await #expect(throws: StorageError.self) { try await store.read(name) }
        await #expect(throws: StorageError.self) { try await store.write(Data(), to: name) }
        await #expect(throws: StorageError.self) { try await store.remove(name) }
      }
      #expect(seteuid(user) == 0)
      #expect(chmod(folder.path, 0o700) == 0)
      try FileManager.default.removeItem(at: folder)
    }
  }

  @Test("a folder that went away is an error, not a folder that holds nothing")
  func folderGone() async throws {
    let store = try await makeStore()
    try FileManager.default.removeItem(at: folder)
    await #expect(throws: StorageError.self) { try await store.read("note") }
    await #expect(throws: StorageError.self) { try await store.write(Data(), to: "note") }
    await #expect(throws: StorageError.self) { try await store.remove("note") }
    await #expect(throws: StorageError.self) { try await store.setAside("note") }
  }

  @Test("a folder whose own name is a link that leads nowhere is refused, and not replaced")
  func danglingFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path, withDestinationPath: folder.path + "-away")
    #expect(throws: StorageError.self) { try FileDataStore(folder: folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "-away"))
  }
}
