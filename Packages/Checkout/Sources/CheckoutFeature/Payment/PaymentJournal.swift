package import CommerceDomain
import Foundation
package import PersistenceCore

/// A wish to pay that the server has not settled yet.
package struct PaymentAttempt: Hashable, Sendable, Codable {
  package let order: OrderID
  package let amount: Money
  /// Names the attempt to the server; minted once.
  package let key: String
}

/// The attempts under way, kept so that they outlive the process.
///
/// A file that cannot be understood is put aside and never taken for an empty one: from then on
/// ``isTrustworthy`` is false, also after a restart, and whoever charges asks the server first.
package actor PaymentJournal {
  private static let name = "payment-attempts.json"

  private struct Contents {
    var attempts: [PaymentAttempt]
    var isTrustworthy: Bool
  }

  private let store: any DataStore
  private let log: @Sendable (String) -> Void
  private var loaded: Contents?

  /// - Parameter log: takes a line when a file had to be put aside.
  package init(store: any DataStore, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.store = store
    self.log = log
  }

  /// The attempts that are not settled. Throws ``StorageError`` when that cannot be known.
  package func attempts() async throws(StorageError) -> [PaymentAttempt] {
    try await contents().attempts
  }

  /// Whether nothing that was kept here was ever lost. Throws ``StorageError``.
  package func isTrustworthy() async throws(StorageError) -> Bool {
    try await contents().isTrustworthy
  }

  /// Keeps an attempt; when this returns it is durable. Throws ``StorageError``.
  package func open(_ attempt: PaymentAttempt) async throws(StorageError) {
    try await save(try await contents().attempts + [attempt])
  }

  /// Forgets a settled attempt. Throws ``StorageError``; the attempt is then met again.
  package func close(_ attempt: PaymentAttempt) async throws(StorageError) {
    try await save(try await contents().attempts.filter { $0.key != attempt.key })
  }

  private func contents() async throws(StorageError) -> Contents {
    if let loaded { return loaded }
    let wasDamaged = try await store.read(Self.name + ".damaged") != nil
    let read = try await read(wasDamaged: wasDamaged)
    // Somebody else may have loaded and changed it while this was reading.
    if let loaded { return loaded }
    loaded = read
    return read
  }

  private func read(wasDamaged: Bool) async throws(StorageError) -> Contents {
    guard let bytes = try await store.read(Self.name) else {
      return Contents(attempts: [], isTrustworthy: !wasDamaged)
    }
    if let attempts = try? JSONDecoder().decode([PaymentAttempt].self, from: bytes) {
      return Contents(attempts: attempts, isTrustworthy: !wasDamaged)
    }
    try await store.setAside(Self.name, log: log)
    return Contents(attempts: [], isTrustworthy: false)
  }

  private func save(_ attempts: [PaymentAttempt]) async throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(attempts) else {
      throw StorageError("the payment journal cannot be written down")
    }
    try await store.write(bytes, to: Self.name)
    loaded?.attempts = attempts
  }
}
