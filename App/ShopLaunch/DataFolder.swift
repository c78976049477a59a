import Foundation
import NetworkCore
import PersistenceCore

/// The folder with the stored data of one run, locked against other processes.
///
/// A folder belongs to the server that it was first used with: a payment that was left open must
/// never be settled with another one.
struct DataFolder: Sendable {
  private static let ownerName = "server.txt"

  let store: any DataStore
  private let lock: FolderLock

  /// A folder that stays, made when it is missing.
  ///
  /// Throws `StorageError` when it cannot be used, another process has it, or another server does.
  init(_ folder: URL, owner: String) async throws(StorageError) {
    lock = try FolderLock(folder: folder)
    let store = try FileDataStore(folder: folder)
    if let bytes = try await store.read(Self.ownerName) {
      let earlier = String(decoding: bytes, as: UTF8.self)
      guard earlier == owner else {
        throw StorageError("\(folder.path) holds what belongs to \(earlier); use another folder")
      }
    } else {
      try await store.write(Data(owner.utf8), to: Self.ownerName)
    }
    self.store = store
  }

  /// The folder of a server when no option names one: below the user's application-support folder.
  /// Throws `StorageError` where the system has none.
  static func usual(for server: ServerAddress) throws(StorageError) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let plain = CharacterSet(charactersIn: "-.").union(.alphanumerics)
    guard let support = folders.first,
      let name = server.description.addingPercentEncoding(withAllowedCharacters: plain)
    else { throw StorageError("there is no application-support folder; use --data") }
    return support.appending(component: "Shop").appending(component: name)
  }
}
