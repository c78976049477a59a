import Foundation
import PersistenceCore
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite struct FullDiskTests {
  @Test("a write that the disk cuts short is an error; the old bytes stay and nothing is left over")
  func cutShort() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(component: "FullDiskTests-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = try FileDataStore(folder: folder)
      try await store.write(Data("old".utf8), to: "note")

      // No file of this process may grow past 100 bytes: the write stores some and then fails.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      #if canImport(Darwin)
        #expect(setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #else
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #endif
      await #expect(throws: StorageError.self) {
        try await store.write(Data(repeating: 7, count: 1_000), to: "note")
      }
      #expect(try await store.read("note") == Data("old".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["note"])
    }
  }
}
