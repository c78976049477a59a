import Foundation
import PersistenceCore

/// Stores the backend's state in one durable file.
struct BackendStorage: Sendable {
  private static let name = "backend.json"
  let store: any DataStore
  let log: @Sendable (String) -> Void

  /// The stored state; nil when there is none, or when it was damaged and set aside.
  ///
  /// Throws ``StorageError`` when it cannot be read or is of a later version: a ledger that is there
  /// is never taken for an empty one.
  func load(_ catalogue: Catalogue) async throws(StorageError) -> BackendState? {
    guard let bytes = try await store.read(Self.name) else { return nil }
    // The number alone, since a later format may have another shape.
    let format = (try? JSONDecoder().decode(Format.self, from: bytes))?.format ?? 1
    guard format <= BackendState.currentFormat else {
      throw StorageError(
        "\(Self.name) has format \(format), this version reads up to \(BackendState.currentFormat)")
    }
    if let state = try? JSONDecoder().decode(BackendState.self, from: bytes) {
      return state.inCurrentFormat(catalogue)
    }
    try await store.setAside(Self.name, log: log)
    return nil
  }

  func save(_ state: BackendState) async throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(state) else {
      throw StorageError("the state cannot be encoded")
    }
    try await store.write(bytes, to: Self.name)
  }

  private struct Format: Decodable {
    let format: Int?
  }
}
