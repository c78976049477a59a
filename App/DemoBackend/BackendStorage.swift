import Foundation
import PersistenceCore

/// Keeps the backend's state in one durable file.
struct BackendStorage: Sendable {
  private static let name = "backend.json"
  let store: any DataStore
  let log: @Sendable (String) -> Void

  /// The state that was kept; nil when there is none. A damaged one is put aside and told.
  func load() async -> BackendState? {
    do {
      guard let bytes = try await store.read(Self.name) else { return nil }
      if let state = try? JSONDecoder().decode(BackendState.self, from: bytes) { return state }
      try await store.setAside(Self.name, log: log)
    } catch {
      log("the demo backend's state cannot be read: \(error)")
    }
    return nil
  }

  func save(_ state: BackendState) async throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(state) else {
      throw StorageError("the state cannot be written down")
    }
    try await store.write(bytes, to: Self.name)
  }
}
