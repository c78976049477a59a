import Foundation
import PersistenceCore

/// The key under which the basket of one version is being ordered.
actor OrderAttemptStore {
  private static let name = "order-attempt.json"

  private struct Attempt: Codable {
    let basketVersion: Int
    let key: String
  }

  private let store: any DataStore
  private let log: @Sendable (String) -> Void

  init(store: any DataStore, log: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.log = log
  }

  /// The key that this basket's order was first asked for with, else a new one; durable when this
  /// returns. Throws ``StorageError``.
  ///
  /// What cannot be read counts as no attempt: an order that awaits payment charges nobody.
  func key(
    ofBasket version: Int, orNew newKey: String
  ) async throws(StorageError) -> String {
    let bytes = try await store.read(Self.name)
    let stored = bytes.flatMap { try? JSONDecoder().decode(Attempt.self, from: $0) }
    if bytes != nil, stored == nil { try await store.setAside(Self.name, log: log) }
    if let stored, stored.basketVersion == version { return stored.key }
    guard
      let new = try? JSONEncoder().encode(Attempt(basketVersion: version, key: newKey))
    else { throw StorageError("the order's key cannot be encoded") }
    try await store.write(new, to: Self.name)
    return newKey
  }

  /// Removes the attempt, since it is settled. Throws ``StorageError``.
  func remove() async throws(StorageError) {
    try await store.remove(Self.name)
  }
}
