public import CommerceDomain
public import Foundation
public import PersistenceCore

/// Orders from the server, kept in memory and on disk, and told from there, in this order, when the
/// server cannot be reached or something else answers in its place.
public actor KeptOrderRepository: OrderRepository {
  private static let name = "orders.json"

  private struct Kept: Codable {
    let toldAt: Date
    let orders: [OrderDTO]
  }

  private let remote: any OrderRepository
  private let store: any DataStore
  private let now: @Sendable () -> Date
  private let log: @Sendable (String) -> Void
  private var memory: Kept?

  /// - Parameters:
  ///   - remote: what is asked first.
  ///   - now: the time of day, for the age of what is kept.
  ///   - log: takes a line when what was kept had to be put aside.
  public init(
    remote: any OrderRepository, store: any DataStore, now: @escaping @Sendable () -> Date,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.remote = remote
    self.store = store
    self.now = now
    self.log = log
  }

  public func orders() async throws(CallFailure) -> OrderHistory {
    do {
      let history = try await remote.orders()
      await keep(history.orders)
      return history
    } catch {
      guard [.unreachable, .unavailable, .unreadable].contains(error), let kept = await kept()
      else { throw error }
      let age = max(0, now().timeIntervalSince(kept.toldAt))
      return OrderHistory(orders: kept.orders.map(\.order), age: .seconds(age), failure: error)
    }
  }

  /// One order is always asked for: what is paid by must be the server's word of now.
  public func order(_ id: OrderID) async throws(CallFailure) -> Order {
    try await remote.order(id)
  }

  public func placeOrder(
    basketVersion: Int, key: String
  ) async throws(PlaceOrderError) -> Order {
    try await remote.placeOrder(basketVersion: basketVersion, key: key)
  }

  /// Keeping is a convenience: a full disk must not hide the orders that just came.
  private func keep(_ orders: [Order]) async {
    let kept = Kept(toldAt: now(), orders: orders.map { OrderDTO($0) })
    memory = kept
    guard let bytes = try? JSONEncoder().encode(kept) else { return }
    try? await store.write(bytes, to: Self.name)
  }

  /// What cannot be understood counts as not kept: it was only a copy.
  private func kept() async -> Kept? {
    if let memory { return memory }
    guard let bytes = try? await store.read(Self.name) else { return nil }
    if let kept = try? JSONDecoder().decode(Kept.self, from: bytes) { return kept }
    try? await store.setAside(Self.name, log: log)
    return nil
  }
}
