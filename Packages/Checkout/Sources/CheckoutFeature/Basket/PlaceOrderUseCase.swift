package import CommerceDomain
package import PersistenceCore

/// Makes an order of the basket under the rule that one basket becomes one order.
///
/// Changes under way are sent first, so that the order is of the basket that the person sees. A
/// basket of one version keeps its key, on disk, so asking again after an answer that did not come is
/// safe, in a later run too. An order that is made twice all the same charges nobody: it has to be
/// paid.
@MainActor
package final class PlaceOrderUseCase {
  private let basket: BasketStore
  private let basketWriter: BasketWriter
  private let orders: any OrderRepository
  private let makeKey: @MainActor () -> String
  private let attempts: OrderAttemptStore
  private var running: Task<Outcome, Never>?

  /// - Parameter makeKey: mints a key that was never used before.
  package init(
    basket: BasketStore, basketWriter: BasketWriter, orders: any OrderRepository,
    disk: any DataStore, log: @escaping @Sendable (String) -> Void,
    makeKey: @escaping @MainActor () -> String
  ) {
    self.basket = basket
    self.basketWriter = basketWriter
    self.orders = orders
    attempts = OrderAttemptStore(store: disk, log: log)
    self.makeKey = makeKey
  }

  /// What became of the basket.
  package enum Outcome: Equatable, Sendable {
    case placed(OrderID)
    /// The basket has changed; it was read again, to be looked at.
    case basketChanged
    case basketEmpty
    /// The basket was never read, so nothing was asked for.
    case basketUnknown
    case storeClosed
    /// Nothing was sent, since the key could not be stored.
    case notStarted
    /// The server did not make the order, for the reason of the call where there is one.
    case notMade(CallFailure?)
    /// It is not known whether the order was made; asking again is safe.
    case unknown
  }

  /// Makes the order. Callers who ask while a request runs share its outcome.
  package func place() async -> Outcome {
    if let running { return await running.value }
    let task = Task { await drainAndPlace() }
    running = task
    let outcome = await task.value
    running = nil
    return outcome
  }

  private func drainAndPlace() async -> Outcome {
    await basketWriter.drain()
    guard let version = basket.confirmed?.version else { return .basketUnknown }
    guard let key = try? await attempts.key(ofBasket: version, orNew: makeKey()) else {
      return .notStarted
    }
    do throws(PlaceOrderError) {
      return .placed(try await orders.placeOrder(basketVersion: version, key: key).id)
    } catch {
      return await outcome(of: error)
    }
  }

  private func outcome(of error: PlaceOrderError) async -> Outcome {
    switch error {
    case .basketChanged:
      try? await attempts.remove()
      try? await basketWriter.refresh()
      return .basketChanged
    case .basketEmpty:
      try? await basketWriter.refresh()
      return .basketEmpty
    case .storeClosed:
      try? await attempts.remove()
      return .storeClosed
    case .keyReused:
      try? await attempts.remove()
      return .notMade(nil)
    case .call(let failure) where !failure.leavesOutcomeUnknown: return .notMade(failure)
    case .inProgress, .call: return .unknown
    }
  }
}
