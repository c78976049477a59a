import CommerceDomain

/// Loads what was ordered and which stores are open, at the same time, under the rule that an order
/// is offered again only where its store is there and open.
@MainActor
struct BuyAgainUseCase {
  let stores: any StoreRepository

  /// One of the two things that are loaded.
  enum Part<Ordered: Sendable>: Sendable {
    case ordered(Result<Ordered, CallFailure>)
    /// nil where it could not be read which stores are open.
    case openStores(Set<StoreID>?)
  }

  /// What a person can do about an order.
  enum Offer: Equatable, Sendable {
    case buyAgain
    case pay
  }

  /// Loads both, and returns when both have come or failed. One that fails does not stop the other.
  ///
  /// Cancelling the caller cancels both; a part that was cancelled is not received.
  ///
  /// - Parameters:
  ///   - ordered: reads an order, or all of them.
  ///   - receive: runs with each part as soon as it has come.
  func load<Ordered: Sendable>(
    _ ordered: @escaping @Sendable () async throws(CallFailure) -> Ordered,
    receive: (Part<Ordered>) -> Void
  ) async {
    let stores = stores
    await withTaskGroup(of: Part<Ordered>.self) { group in
      group.addTask { .ordered(await Self.result(ordered)) }
      group.addTask {
        let list = await Self.result { () throws(CallFailure) in try await stores.stores() }
        return .openStores(try? Set(list.get().stores.filter(\.isOpen).map(\.id)))
      }
      for await part in group where !Task.isCancelled { receive(part) }
    }
  }

  /// What is offered for an order; nil for nothing.
  ///
  /// - Parameter openStores: nil while that is not known.
  func offer(for order: Order, openStores: Set<StoreID>?) -> Offer? {
    guard order.isPayable else { return nil }
    switch order.status {
    case .awaitingPayment: return .pay
    case .delivered: return openStores?.contains(order.storeID) == true ? .buyAgain : nil
    case .paid, .cancelled, .other: return nil
    }
  }

  private nonisolated static func result<Value: Sendable>(
    _ read: () async throws(CallFailure) -> Value
  ) async -> Result<Value, CallFailure> {
    do {
      return .success(try await read())
    } catch {
      return .failure(error)
    }
  }
}
