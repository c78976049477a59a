/// The one owner of what is known about stores.
package protocol StoreRepository: Sendable {
  /// All stores, in the server's order. Cancelling the caller cancels the read.
  func stores() async throws(StoreError) -> [StoreSummary]
}

/// Why a store cannot be shown.
package enum StoreError: Error, Hashable, Sendable {
  /// The server cannot be reached, or answered something unreadable; trying again may help.
  case unavailable
  /// The caller gave up.
  case cancelled
}
