import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What can become of the journal of a person who has one open attempt.
enum DamagedJournal: CaseIterable, CustomTestStringConvertible {
  case cut
  case empty
  case zeros
  case otherText
  case laterFormat
  case laterShape
  case cannotBeRead
  case folder
  case loop
  case danglingLink

  var testDescription: String { "\(self)" }

  /// Stores that hold what has become of a journal: one for each byte at which it can be cut.
  ///
  /// - Parameter folder: an empty folder, for what only a file system can show.
  func stores(of journal: Data, in folder: URL) async throws -> [any DataStore] {
    switch self {
    case .cut: return (0..<journal.count).map { store(journal.prefix($0)) }
    case .empty: return [store(Data())]
    case .zeros: return [store(Data(count: journal.count))]
    case .otherText: return [store(Data("<html></html>".utf8)), store(Data(#"["a"]"#.utf8))]
    case .laterFormat:
      let text = String(decoding: journal, as: UTF8.self)
      let later = text.replacingOccurrences(of: #""format":2"#, with: #""format":3"#)
      try #require(later != text)
      return [store(Data(later.utf8))]
    case .laterShape: return [store(Data(#"{"version":9,"attempts":[]}"#.utf8))]
    case .cannotBeRead:
      let store = FakeDataStore([PaymentScene.journalName: journal])
      await store.makeUnreadable(PaymentScene.journalName, StorageError("Permission denied"))
      return [store]
    case .folder:
      try FileManager.default.createDirectory(
        at: folder.appending(component: PaymentScene.journalName),
        withIntermediateDirectories: false)
    case .loop: try link(in: folder, to: PaymentScene.journalName)
    case .danglingLink: try link(in: folder, to: "/no/such/volume/\(PaymentScene.journalName)")
    }
    return [try FileDataStore(folder: folder)]
  }

  private func store(_ bytes: Data) -> FakeDataStore {
    FakeDataStore([PaymentScene.journalName: bytes])
  }

  private func link(in folder: URL, to target: String) throws {
    let path = folder.appending(component: PaymentScene.journalName).path
    try #require(symlink(target, path) == 0)
  }
}
