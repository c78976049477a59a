/// The one writer of the basket: sends changes one at a time, final quantities only.
///
/// Changes of a line that come while a request is under way are merged into the next one, and
/// their callers share its outcome. A failure undoes only what that request carried. Requests go
/// on when their callers give up.
@MainActor
public final class BasketWriter {
  /// A change that was not answered yet, with those who wait for it.
  private struct Request {
    var change: BasketChange
    /// Tells this request from a newer one for the same line.
    var number: Int
    var waiters: [CheckedContinuation<Result<Void, BasketError>, Never>]
  }

  private let store: BasketStore
  private let repository: any BasketRepository
  private var requests: [Request] = []
  private var lastNumber = 0
  private var sending: Task<Void, Never>?
  /// How many changes were sent so far, and whether the last one is unanswered.
  private var calls = (count: 0, isRunning: false)

  public init(store: BasketStore, repository: any BasketRepository) {
    self.store = store
    self.repository = repository
  }

  /// Asks for one more of an item with these choices than is shown; returns when the server has
  /// agreed. Throws ``BasketError``; what the request carried is then undone.
  public func add(
    _ item: BasketItem, isReplacing: Bool = false, choices: [Choice] = []
  ) async throws(BasketError) {
    let isOtherStore = isReplacing && store.storeID != item.storeID
    let shown =
      isOtherStore ? 0 : store.quantity(of: LineID(item: item.id, choices: choices))
    let (quantity, overflow) = shown.addingReportingOverflow(1)
    guard !overflow else { throw .invalidQuantity }
    try await make(
      BasketChange(item: item, quantity: quantity, isReplacing: isReplacing, choices: choices))
  }

  /// Asks for a change; returns when the server has agreed to it or to a newer one it was merged
  /// into. Throws ``BasketError``; what the request carried is then undone.
  public func make(_ change: BasketChange) async throws(BasketError) {
    guard change.quantity >= 0 else { throw .invalidQuantity }
    let outcome = await withCheckedContinuation { waiter in
      enqueue(change, waiter)
      if sending == nil { sending = Task { await sendAll() } }
    }
    try outcome.get()
  }

  /// Reads the basket again; changes under way stay applied to it. Throws ``CallFailure``.
  ///
  /// A read that began after the known basket came is newer than it, also with a lower version, as
  /// of a server that was restored. Any other read is taken by its version.
  public func refresh() async throws(CallFailure) {
    let (known, calls) = (store.confirmed, calls)
    let basket = try await repository.basket()
    if store.confirmed == known, self.calls.count == calls.count, !calls.isRunning {
      store.replace(with: basket)
    } else {
      store.accept(basket)
    }
  }

  /// Returns when no change is under way.
  public func drain() async {
    while let sending { await sending.value }
  }

  private func enqueue(
    _ change: BasketChange, _ waiter: CheckedContinuation<Result<Void, BasketError>, Never>
  ) {
    lastNumber += 1
    if let index = requests.firstIndex(where: { $0.change.line == change.line }) {
      requests[index].change = requests[index].change.merged(with: change)
      requests[index].number = lastNumber
      requests[index].waiters.append(waiter)
      store.apply(requests[index].change)
    } else {
      requests.append(Request(change: change, number: lastNumber, waiters: [waiter]))
      store.apply(change)
    }
  }

  private func sendAll() async {
    while !requests.isEmpty {
      await sendFirst()
    }
    sending = nil
  }

  private func sendFirst() async {
    let sent = requests[0]
    // Those who come from here on wait for the next request.
    requests[0].waiters = []
    let outcome = await outcome(of: sent.change)
    settle(sent)
    for waiter in sent.waiters { waiter.resume(returning: outcome) }
  }

  private func outcome(of change: BasketChange) async -> Result<Void, BasketError> {
    calls = (calls.count + 1, true)
    let answer: Result<Basket, BasketError>
    do {
      answer = .success(try await repository.make(change))
    } catch {
      answer = .failure(error)
    }
    calls.isRunning = false
    switch answer {
    case .success(let basket):
      // An answer that is older than the known basket does not say what the basket is now.
      if !store.accept(basket) { try? await refresh() }
      return .success(())
    case .failure(let error): return await recover(from: error, of: change)
    }
  }

  /// Reads the basket where it is not the known one, or where the change may have been made.
  private func recover(
    from error: BasketError, of change: BasketChange
  ) async -> Result<Void, BasketError> {
    switch error {
    case .otherStore, .call(.notFound):
      try? await refresh()
    case .call(let failure) where failure.leavesOutcomeUnknown:
      do {
        try await refresh()
      } catch {
        return .failure(.unknown(failure))
      }
      if store.confirmed?.reflects(change) == true { return .success(()) }
    case .call, .storeClosed, .invalidQuantity, .invalidChoices, .unknown: break
    }
    return .failure(error)
  }

  /// The request is done, unless a newer change of the same line came meanwhile: that one stays,
  /// and is still to be sent.
  private func settle(_ sent: Request) {
    guard let index = requests.firstIndex(where: { $0.change.line == sent.change.line })
    else { return }
    let current = requests.remove(at: index)
    guard current.number != sent.number else {
      store.endChange(of: sent.change.line)
      return
    }
    requests.append(current)
  }
}
