/// The one owner of what is known about stores.
public protocol StoreRepository: Sendable {
  /// All stores. Throws ``CallFailure``; cancelling the caller cancels the read.
  func stores() async throws(CallFailure) -> StoreList

  /// One store with its menu. Throws ``CallFailure``; cancelling the caller cancels the read.
  func store(_ id: StoreID) async throws(CallFailure) -> StoreDetail
}
