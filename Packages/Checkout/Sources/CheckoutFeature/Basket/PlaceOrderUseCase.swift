package import CommerceDomain
package import PersistenceCore

/// Makes an order of the basket under the rule that one basket becomes one order.
///
/// Wishes under way are sent first, so that the order is of the basket that the person sees. A
/// basket of one version keeps its key, on disk, so asking again after an answer that did not come is
/// safe, in a later run too.
@MainActor
package final class PlaceOrderUseCase {
  private let basket: BasketStore
  private let writer: BasketWriter
  private let orders: any OrderRepository
  private let makeKey: @MainActor () -> String
  private let attempts: OrderAttemptStore
  private var running: Task<Outcome, Never>?

  /// - Parameter makeKey: mints a key that was never used before.
  package init(
    basket: BasketStore, writer: BasketWriter, orders: any OrderRepository,
    disk: any DataStore, log: @escaping @Sendable (String) -> Void,
    makeKey: @escaping @MainActor () -> String
  ) {
    self.basket = basket
    self.writer = writer
    self.orders = orders
    attempts = OrderAttemptStore(store: disk, log: log)
    self.makeKey = makeKey
  }

  /// What became of the basket.
  package enum Outcome: Equatable, Sendable {
    case placed(OrderID)
    /// The basket has changed; it was read again, to be looked at.
    case basketChanged
    /// Nothing was ordered, or that is not known; the message is in words for people.
    case failed(message: String)
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
    await writer.drain()
    guard let version = basket.confirmed?.version else {
      return .failed(message: "The basket could not be loaded.")
    }
    guard let key = try? await attempts.key(ofBasket: version, orNew: makeKey()) else {
      return .failed(message: "The order could not be started. Nothing was ordered.")
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
      try? await attempts.forget()
      try? await writer.refresh()
      return .basketChanged
    case .basketEmpty:
      try? await writer.refresh()
      return .failed(message: "There is nothing in the basket.")
    case .storeClosed:
      try? await attempts.forget()
      return .failed(message: "The store is closed.")
    case .keyReused:
      try? await attempts.forget()
      return .failed(message: "The order could not be made. Try again.")
    case .inProgress, .call:
      return .failed(message: "We could not tell whether the order was made. Try again.")
    }
  }
}
