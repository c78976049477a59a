import CommerceDomain
import Foundation
import PersistenceCore

/// What is done in each state of a payment.
@MainActor
struct PaymentWork {
  let payments: any PaymentRepository
  let journal: PaymentJournal
  let now: @Sendable () -> Date
  let makeKey: @MainActor () -> String

  /// Does what a state is for, and returns what came of it; nil where the person decides.
  func run(
    in state: PaymentState, _ course: inout PaymentCourse
  ) async -> PaymentEvent? {
    switch state {
    case .storing: await store(&course)
    case .sending: await send(&course)
    case .asking, .resuming: await ask(&course)
    case .verifying: await verify(&course)
    case .searching: await search(&course)
    case .ready, .lost, .unsettled, .absent, .doubtful, .paid, .refused, .notSent: nil
    }
  }

  /// A request that may still be under way keeps its key; every other attempt gets a new one.
  private func store(_ course: inout PaymentCourse) async -> PaymentEvent {
    guard let amount = course.amount else { return .notStored }
    let attempt: PaymentAttempt
    if let open = course.attempt, open.eventOfNoPayment(at: now()) == .notFound {
      attempt = open.made(at: now())
      course.isRepeat = true
    } else {
      attempt = PaymentAttempt(
        order: course.order, amount: amount, key: makeKey(), madeAt: now())
    }
    do {
      try await journal.store(attempt)
      course.attempt = attempt
      return .stored
    } catch {
      return .notStored
    }
  }

  private func send(_ course: inout PaymentCourse) async -> PaymentEvent {
    guard let attempt = course.attempt else { return .noAnswer }
    do throws(PaymentError) {
      let payment = try await payments.pay(attempt)
      guard attempt.isFulfilled(by: payment) else { return .notBelieved }
      course.paidOrder = payment.order
      return .paid
    } catch {
      switch error {
      case .refused(let refusal):
        course.refusal = refusal
        return .refused
      case .turnedAway(let refusal, let isRepeat):
        course.refusal = refusal
        if isRepeat { course.isRepeat = true }
        return refusal == .other || course.isRepeat ? .turnedAway : .refused
      case .unreadable: return .notBelieved
      case .noAnswer: return .noAnswer
      }
    }
  }

  private func ask(_ course: inout PaymentCourse) async -> PaymentEvent {
    guard let attempt = course.attempt else { return .untraceable }
    do throws(PaymentError) {
      guard let payment = try await payments.payment(of: attempt) else {
        return attempt.eventOfNoPayment(at: now())
      }
      guard attempt.isFulfilled(by: payment) else { return .noAnswer }
      course.paidOrder = payment.order
      return .paid
    } catch {
      return .noAnswer
    }
  }

  /// A request that was answered, and the only one of its attempt, is not under way.
  private func verify(_ course: inout PaymentCourse) async -> PaymentEvent {
    let event = await ask(&course)
    return event == .notFound && !course.isRepeat ? .neverArrived : event
  }

  private func search(_ course: inout PaymentCourse) async -> PaymentEvent {
    do throws(PaymentError) {
      let repeats = try await payments.repeats(of: course.order)
      if let attempt = course.attempt,
        let own = repeats.first(where: { $0.attempt == attempt.key && attempt.isFulfilled(by: $0) })
      {
        course.paidOrder = own.order
        return .paid
      }
      guard let last = repeats.last else { return .notFound }
      course.lastRepeat = last
      return .boughtAgain
    } catch {
      return .noAnswer
    }
  }
}
