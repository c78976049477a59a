package import CommerceDomain
package import PersistenceCore

/// The attempts that are not settled, stored so that they outlive the process.
///
/// A journal that is there and cannot be read, or is damaged, or was written by a later version, is
/// never taken for an empty one: until it can be read again, and for good once it was set aside, an
/// order without an attempt is in ``PaymentState/lost``. It is set aside only to store another
/// attempt.
package actor PaymentJournal {
  private static let name = "payment-attempts.json"
  /// Where the first damaged journal is set aside. It stays there, as the sign that one was.
  private static let damagedName = name + ".damaged"

  private let store: any DataStore
  private let log: @Sendable (String) -> Void
  /// The attempts once they could be read.
  private var attempts: [PaymentAttempt]?
  private var lastChange: Task<StorageError?, Never>?

  /// - Parameter log: receives a line when the journal cannot be read.
  package init(store: any DataStore, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.store = store
    self.log = log
  }

  /// Where the payment of an order stands, and its attempt if one is open.
  package func position(
    of order: OrderID
  ) async -> (state: PaymentState, attempt: PaymentAttempt?) {
    guard let attempts = await readable() else { return (.lost, nil) }
    if let attempt = attempts.first(where: { $0.order == order }) {
      return (attempt.madeAt == nil ? .lost : .unsettled, attempt)
    }
    return (await wasDamaged() ? .lost : .ready, nil)
  }

  /// The orders with an open attempt, in the order in which the attempts were made.
  package func openOrders() async -> [OrderID] {
    (await readable() ?? []).map(\.order)
  }

  /// Stores an attempt, in place of an earlier one for the same order; when this returns it is
  /// durable. Throws ``StorageError``.
  package func store(_ attempt: PaymentAttempt) async throws(StorageError) {
    try await change { $0.filter { $0.order != attempt.order } + [attempt] }
  }

  /// Removes a settled attempt. Throws ``StorageError``; the attempt is then still open.
  package func remove(_ attempt: PaymentAttempt) async throws(StorageError) {
    guard await readable() != nil else { throw StorageError("\(Self.name) cannot be read") }
    try await change { $0.filter { $0.key != attempt.key } }
  }

  /// Makes one change after the other: each is of what the one before has stored.
  private func change(
    _ transform: @escaping @Sendable ([PaymentAttempt]) -> [PaymentAttempt]
  ) async throws(StorageError) {
    let earlier = lastChange
    let change = Task { () -> StorageError? in
      _ = await earlier?.value
      do throws(StorageError) {
        try await write(transform)
        return nil
      } catch {
        return error
      }
    }
    lastChange = change
    if let error = await change.value { throw error }
  }

  private func write(
    _ transform: @Sendable ([PaymentAttempt]) -> [PaymentAttempt]
  ) async throws(StorageError) {
    let readable = await readable()
    if readable == nil { try await store.setAside(Self.name, log: log) }
    let changed = transform(readable ?? [])
    try await store.write(try PaymentJournalFile.bytes(of: changed), to: Self.name)
    attempts = changed
  }

  /// The attempts; nil while the journal cannot be read.
  private func readable() async -> [PaymentAttempt]? {
    if let attempts { return attempts }
    do throws(StorageError) {
      let bytes = try await store.read(Self.name)
      let read = try bytes.map { bytes throws(StorageError) in
        try PaymentJournalFile.attempts(in: bytes)
      }
      // A change may have been made while this was reading.
      if attempts == nil { attempts = read ?? [] }
    } catch {
      log("\(Self.name) cannot be read: \(error)")
    }
    return attempts
  }

  private func wasDamaged() async -> Bool {
    do throws(StorageError) {
      return try await store.read(Self.damagedName) != nil
    } catch {
      // It is there: what was set aside could not be read before either.
      return true
    }
  }
}
