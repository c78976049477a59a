package import StoreFeature

/// Stores held in memory, with a hook to make reads fail.
package actor FakeStoreRepository: StoreRepository {
  private let stored: [StoreSummary]
  private var failure: StoreError?

  package init(stores: [StoreSummary] = []) {
    stored = stores
  }

  /// Lets every later read throw, until set back to nil.
  package func fail(with failure: StoreError?) {
    self.failure = failure
  }

  package func stores() async throws(StoreError) -> [StoreSummary] {
    if let failure { throw failure }
    return stored
  }
}
