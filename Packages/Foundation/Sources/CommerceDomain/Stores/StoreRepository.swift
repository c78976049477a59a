/// The one owner of what is known about stores.
public protocol StoreRepository: Sendable {
  /// All stores, in the server's order. Throws ``CallFailure``; cancelling the caller cancels the
  /// read.
  func stores() async throws(CallFailure) -> [StoreSummary]

  /// One store with its menu. Throws ``CallFailure``; cancelling the caller cancels the read.
  func store(_ id: StoreID) async throws(CallFailure) -> StoreDetail
}
