package import CommerceDomain
import PersistenceCore

/// Pays an order under the rule that nobody is ever charged twice.
///
/// An attempt belongs to one order, from the first Pay until it is settled. Its key is minted once
/// and durable before anything is sent, and every further try uses it, whichever screen asks. An
/// answer that did not come is not a failure: the attempt stays open.
@MainActor
package final class PayOrderUseCase {
  private let payments: any PaymentRepository
  private let journal: PaymentJournal
  private let makeKey: @MainActor () -> String
  private var running: [OrderID: Task<Outcome, Never>] = [:]

  /// - Parameter makeKey: mints a key that was never used before.
  package init(
    payments: any PaymentRepository, journal: PaymentJournal,
    makeKey: @escaping @MainActor () -> String
  ) {
    self.payments = payments
    self.journal = journal
    self.makeKey = makeKey
  }

  /// How an attempt stands.
  package enum Outcome: Hashable, Sendable {
    /// Charged; the order that is paid now.
    case paid(OrderID)
    case declined
    /// Nothing was charged: the order costs another amount now.
    case amountChanged(Money)
    case alreadyPaid
    case notPayable
    case keyReused
    /// It is not known whether the charge was made; paying again goes on with the same attempt.
    case unknown
    /// Nothing was sent, since the attempt could not be kept.
    case notSent
  }

  /// Pays, or goes on with the attempt that is open; goes on when the caller gives up. Callers who
  /// ask while a request runs share its outcome.
  ///
  /// - Parameter amount: what the person saw and agreed to.
  package func pay(_ order: OrderID, amount: Money) async -> Outcome {
    if let task = running[order] { return await task.value }
    let task = Task { await attempt(order, amount: amount) }
    running[order] = task
    let outcome = await task.value
    running[order] = nil
    return outcome
  }

  /// Whether a charge for an order may be under way.
  package func isOpen(_ order: OrderID) async -> Bool {
    guard let attempts = try? await journal.attempts() else { return true }
    return attempts.contains { $0.order == order }
  }

  /// Goes on with every attempt that an earlier run has left open.
  ///
  /// - Returns: how each stands now, in the order in which they were begun.
  package func settleAll() async -> [(order: OrderID, outcome: Outcome)] {
    var outcomes: [(OrderID, Outcome)] = []
    for attempt in (try? await journal.attempts()) ?? [] {
      outcomes.append((attempt.order, await pay(attempt.order, amount: attempt.amount)))
    }
    return outcomes
  }

  private func attempt(_ order: OrderID, amount: Money) async -> Outcome {
    let attempt: PaymentAttempt
    do {
      if let open = try await journal.attempts().first(where: { $0.order == order }) {
        attempt = open
      } else {
        if let outcome = try await outcomeOfLostAttempt(order) { return outcome }
        attempt = PaymentAttempt(order: order, amount: amount, key: makeKey())
        try await journal.open(attempt)
      }
    } catch {
      return .notSent
    }
    let outcome = await send(attempt)
    // An attempt that cannot be closed is asked about again with its key, which is safe.
    if outcome != .unknown { try? await journal.close(attempt) }
    return outcome
  }

  /// A journal that was damaged may have lost an attempt that was charged, so the server is asked
  /// which payments exist; nil when there is none and the order may be charged.
  private func outcomeOfLostAttempt(
    _ order: OrderID
  ) async throws(StorageError) -> Outcome? {
    guard try await !journal.isTrustworthy() else { return nil }
    do {
      return try await payments.paidOrders(for: order).last.map { .paid($0) }
    } catch {
      return .notSent
    }
  }

  private func send(_ attempt: PaymentAttempt) async -> Outcome {
    do throws(PaymentError) {
      return .paid(
        try await payments.pay(order: attempt.order, amount: attempt.amount, key: attempt.key))
    } catch {
      switch error {
      case .declined: return .declined
      case .amountChanged(let amount): return .amountChanged(amount)
      case .alreadyPaid: return .alreadyPaid
      case .notPayable: return .notPayable
      case .keyReused: return .keyReused
      case .unknown: return .unknown
      }
    }
  }
}
