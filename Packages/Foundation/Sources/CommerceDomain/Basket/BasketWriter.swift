/// The one writer of the basket: sends wishes one at a time, final quantities only.
///
/// Wishes for an item that come while a request is under way are merged into the next one, and
/// their callers share its outcome. A failure takes back only what that request carried. Writes go
/// on when their callers give up.
@MainActor
public final class BasketWriter {
  /// A wish that was not answered yet, with those who wait for it.
  private struct Wish {
    var change: BasketChange
    /// Tells this wish from a newer one for the same item.
    var number: Int
    var waiters: [CheckedContinuation<Result<Void, BasketError>, Never>]
  }

  private let store: BasketStore
  private let repository: any BasketRepository
  private var wishes: [Wish] = []
  private var lastNumber = 0
  private var sending: Task<Void, Never>?

  public init(store: BasketStore, repository: any BasketRepository) {
    self.store = store
    self.repository = repository
  }

  /// Asks for one more of an item than is shown; returns when the server has agreed.
  ///
  /// Throws ``BasketError``; what the request carried is then taken back.
  public func add(
    _ item: BasketItem, isReplacing: Bool = false, choices: [String]? = nil
  ) async throws(BasketError) {
    let isOtherStore = isReplacing && store.storeID != item.storeID
    let shown = isOtherStore ? 0 : store.quantity(of: item.id)
    let (quantity, overflow) = shown.addingReportingOverflow(1)
    guard !overflow else { throw .invalidQuantity }
    try await make(
      BasketChange(item: item, quantity: quantity, isReplacing: isReplacing, choices: choices))
  }

  /// Asks for a change; returns when the server has agreed to it or to a newer one it was merged
  /// into. Throws ``BasketError``; what the request carried is then taken back.
  public func make(_ change: BasketChange) async throws(BasketError) {
    guard change.quantity >= 0 else { throw .invalidQuantity }
    let outcome = await withCheckedContinuation { waiter in
      enqueue(change, waiter)
      if sending == nil { sending = Task { await sendAll() } }
    }
    try outcome.get()
  }

  /// Reads the basket again; wishes under way stay laid over it. Throws ``CallFailure``.
  public func refresh() async throws(CallFailure) {
    store.accept(try await repository.basket())
  }

  /// Returns when no wish is under way.
  public func drain() async {
    while let sending { await sending.value }
  }

  private func enqueue(
    _ change: BasketChange, _ waiter: CheckedContinuation<Result<Void, BasketError>, Never>
  ) {
    lastNumber += 1
    if let index = wishes.firstIndex(where: { $0.change.item.id == change.item.id }) {
      wishes[index].change = wishes[index].change.merged(with: change)
      wishes[index].number = lastNumber
      wishes[index].waiters.append(waiter)
      store.lay(wishes[index].change)
    } else {
      wishes.append(Wish(change: change, number: lastNumber, waiters: [waiter]))
      store.lay(change)
    }
  }

  private func sendAll() async {
    while !wishes.isEmpty {
      await sendFirst()
    }
    sending = nil
  }

  private func sendFirst() async {
    let sent = wishes[0]
    // Those who come from here on wait for the next request.
    wishes[0].waiters = []
    let outcome = await answer(to: sent.change)
    if case .success(let basket) = outcome { store.accept(basket) }
    settle(sent)
    if case .failure(let error) = outcome { await recover(from: error) }
    for waiter in sent.waiters { waiter.resume(returning: outcome.map { _ in }) }
  }

  private func answer(to change: BasketChange) async -> Result<Basket, BasketError> {
    do {
      return .success(try await repository.make(change))
    } catch {
      return .failure(error)
    }
  }

  /// The wish is done with, unless a newer one for the same item came meanwhile: that one stays,
  /// with what is still to be sent.
  private func settle(_ sent: Wish) {
    guard let index = wishes.firstIndex(where: { $0.change.item.id == sent.change.item.id })
    else { return }
    let current = wishes.remove(at: index)
    guard current.number != sent.number else {
      store.lift(sent.change.item.id)
      return
    }
    wishes.append(current)
  }

  /// A refusal that says the basket is not the one we know is answered by reading it.
  private func recover(from error: BasketError) async {
    guard error == .otherStore || error == .call(.notFound) else { return }
    if let basket = try? await repository.basket() { store.accept(basket) }
  }
}
