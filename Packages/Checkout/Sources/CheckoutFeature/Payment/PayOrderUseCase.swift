package import CommerceDomain
package import Foundation
import PersistenceCore

/// Pays an order under the rules that nobody is charged twice, and nobody without a tap on Pay.
///
/// An attempt belongs to one order, from the first tap until the server has settled it, whichever
/// screen asks. ``PaymentState`` has the steps, and ``PaymentWork`` does what each of them is for.
@MainActor
package final class PayOrderUseCase {
  private let journal: PaymentJournal
  private let work: PaymentWork
  private let observe: @MainActor (PaymentTransition) -> Void
  private var running: [OrderID: (event: PaymentEvent, task: Task<PaymentOutcome, Never>)] = [:]
  /// What the person was last shown about an order, where the journal alone does not say it.
  private var shown: [OrderID: PaymentState] = [:]
  /// The attempts that were charged and not yet shown to be, by the orders that they paid.
  private var charged: [OrderID: PaymentAttempt] = [:]

  /// - Parameters:
  ///   - now: the time of day, for the age of an attempt.
  ///   - makeKey: mints a key that was never used before.
  ///   - observe: receives each step as it is taken.
  package init(
    payments: any PaymentRepository, journal: PaymentJournal, now: @escaping @Sendable () -> Date,
    makeKey: @escaping @MainActor () -> String,
    observe: @escaping @MainActor (PaymentTransition) -> Void = { _ in }
  ) {
    self.journal = journal
    work = PaymentWork(payments: payments, journal: journal, now: now, makeKey: makeKey)
    self.observe = observe
  }

  /// Pays, or goes on with the attempt that is open, once the server knows no payment of it. Goes on
  /// when the caller gives up; callers who ask while a request runs share its outcome.
  ///
  /// - Parameter amount: what the person saw and agreed to.
  package func pay(_ order: OrderID, amount: Money) async -> PaymentOutcome {
    await run(order, .pay, amount: amount)
  }

  /// Pays although the order was bought again, since the person was told so and wants it once more.
  package func payOnceMore(_ order: OrderID, amount: Money) async -> PaymentOutcome {
    await run(order, .confirm, amount: amount)
  }

  /// Asks what became of the attempt that is open, if one is. Never charges.
  package func check(_ order: OrderID) async -> PaymentOutcome {
    await run(order, .check, amount: nil)
  }

  /// Removes the attempt that paid an order, once the person was shown that the order is paid. Until
  /// then another launch asks about it and shows it again.
  package func acknowledge(_ paid: OrderID) async {
    // An attempt that cannot be removed is asked about again, which charges nobody.
    if let attempt = charged.removeValue(forKey: paid) { try? await journal.remove(attempt) }
  }

  /// Whether an attempt for an order is open. Asks nobody.
  package func isOpen(_ order: OrderID) async -> Bool {
    await openOrders().contains(order)
  }

  /// The orders with an open attempt, in the order in which the attempts were made.
  package func openOrders() async -> [OrderID] {
    await journal.openOrders()
  }

  private func run(
    _ order: OrderID, _ event: PaymentEvent, amount: Money?
  ) async -> PaymentOutcome {
    if let (earlier, task) = running[order] {
      let outcome = await task.value
      // A tap on Pay is more than the question that was under way.
      guard earlier == .check, event != .check else { return outcome }
      return await run(order, event, amount: amount)
    }
    let task = Task {
      let outcome = await steps(of: order, from: event, amount: amount)
      running[order] = nil
      return outcome
    }
    running[order] = (event, task)
    return await task.value
  }

  /// Takes one step after the other until there is nothing to do but to ask the person.
  private func steps(
    of order: OrderID, from event: PaymentEvent, amount: Money?
  ) async -> PaymentOutcome {
    let position = await journal.position(of: order)
    var state = state(of: order, inJournal: position.state)
    var course = PaymentCourse(order: order, attempt: position.attempt, amount: amount)
    var event: PaymentEvent? = event
    while let happened = event, let next = state.next(on: happened) {
      observe(PaymentTransition(state, happened, next))
      state = next
      event = await work.run(in: state, &course)
    }
    shown[order] = state
    await settle(course, in: state)
    return course.outcome(in: state)
  }

  private func settle(_ course: PaymentCourse, in state: PaymentState) async {
    guard let attempt = course.attempt else { return }
    if state == .paid, let paid = course.paidOrder { charged[paid] = attempt }
    if state == .refused { try? await journal.remove(attempt) }
  }

  /// An open attempt that the server did not know is `absent`, and a lost one that the person was
  /// asked about is `doubtful`; all else is as the journal has it.
  private func state(of order: OrderID, inJournal stored: PaymentState) -> PaymentState {
    switch (stored, shown[order]) {
    case (.unsettled, .absent?): .absent
    case (.lost, .doubtful?): .doubtful
    default: stored
    }
  }
}
