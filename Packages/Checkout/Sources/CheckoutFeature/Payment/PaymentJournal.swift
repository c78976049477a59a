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
package actor PaymentJournal {
  private static let name = "payment-attempts.json"

  private let store: any DataStore
  private var loaded: [PaymentAttempt]?

  package init(store: any DataStore) {
    self.store = store
  }

  /// The attempts that are not settled. Throws ``StorageError`` when that cannot be known.
  package func attempts() async throws(StorageError) -> [PaymentAttempt] {
    if let loaded { return loaded }
    guard let bytes = try await store.read(Self.name) else { return loaded ?? [] }
    guard let attempts = try? JSONDecoder().decode([PaymentAttempt].self, from: bytes) else {
      throw StorageError("the payment journal is damaged")
    }
    loaded = loaded ?? attempts
    return attempts
  }

  /// Keeps an attempt; when this returns it is durable. Throws ``StorageError``.
  package func open(_ attempt: PaymentAttempt) async throws(StorageError) {
    try await save(try await attempts() + [attempt])
  }

  /// Forgets a settled attempt. Throws ``StorageError``; the attempt is then met again.
  package func close(_ attempt: PaymentAttempt) async throws(StorageError) {
    try await save(try await attempts().filter { $0.key != attempt.key })
  }

  private func save(_ attempts: [PaymentAttempt]) async throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(attempts) else {
      throw StorageError("the payment journal cannot be written down")
    }
    try await store.write(bytes, to: Self.name)
    loaded = attempts
  }
}
