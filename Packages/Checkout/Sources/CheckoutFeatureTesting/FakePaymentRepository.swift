package import CheckoutFeature
package import CommerceDomain
package import Foundation

/// Payments held in memory by the server's rules, with hooks to hold, fail and inspect charges.
package actor FakePaymentRepository: PaymentRepository {
  private var answers: [String: Result<Payment, PaymentError>] = [:]
  private var delayed: [PaymentAttempt] = []
  private var faults: [Fault] = []
  private var gate: (@Sendable () async -> Void)?
  private var questionGates: [OrderID: @Sendable () async -> Void] = [:]
  private var isOffline = false
  private var lastOrder = 2000
  private let paidAt: Date
  /// What a question by attempt is answered with, where that is not the truth.
  private var claimed: Payment??

  /// The attempts that were sent so far, oldest first; those that never arrived too.
  package private(set) var sent: [PaymentAttempt] = []
  /// The payments that were made, oldest first.
  package private(set) var payments: [Payment] = []
  /// The number of questions so far.
  package private(set) var questionCount = 0

  /// - Parameter paidAt: the day on which the server makes payments.
  package init(paidAt: Date = Date(timeIntervalSince1970: 1_794_484_800)) {
    self.paidAt = paidAt
  }

  /// The amounts that were charged, oldest first.
  package var charges: [Money] { payments.map(\.amount) }

  /// Lets the next payment request go wrong; call it again for the one after.
  package func next(_ fault: Fault) { faults.append(fault) }

  /// Lets no further request go wrong.
  package func behave() { faults = [] }

  /// Lets every question go unanswered, or no longer.
  package func goOffline(_ isOffline: Bool = true) { self.isOffline = isOffline }

  /// Lets every later payment request and question wait for `gate`.
  package func hold(_ gate: (@Sendable () async -> Void)?) { self.gate = gate }

  /// Lets every later question about attempts for an order wait for `gate`.
  package func hold(
    questionAbout order: OrderID, _ gate: @escaping @Sendable () async -> Void
  ) {
    questionGates[order] = gate
  }

  /// Forgets every key, as servers do after a day. Payments keep their attempts.
  package func forgetKeys() { answers = [:] }

  /// Lets the delayed requests reach the server.
  package func deliverDelayed() {
    for attempt in delayed { _ = carryOut(attempt) }
    delayed = []
  }

  /// Makes a payment of somebody else's for an order.
  package func makePayment(of order: OrderID, amount: Money, attempt: String? = nil) {
    charge(amount, for: order, attempt: attempt)
  }

  /// Answers every question about an attempt with a payment, whether or not it was made.
  package func claim(_ payment: Payment?) { claimed = .some(payment) }

  package func pay(_ attempt: PaymentAttempt) async throws(PaymentError) -> Payment {
    sent.append(attempt)
    await gate?()
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    switch fault {
    case .refuse(let refusal): return try refuse(attempt, refusal)
    case .turnAway(let refusal, let isRepeat): throw .turnedAway(refusal, isRepeat: isRepeat)
    case .drop: throw .noAnswer
    case .delay:
      delayed.append(attempt)
      throw .noAnswer
    case .claim(let payment): return payment
    case .loseAnswer, .garbleAnswer, .chargeAndTurnAway, nil: break
    }
    let answer = carryOut(attempt)
    switch fault {
    case .loseAnswer: throw .noAnswer
    case .garbleAnswer: throw .unreadable
    case .chargeAndTurnAway: throw .turnedAway(.other, isRepeat: false)
    default: return try answer.get()
    }
  }

  package func payment(of attempt: PaymentAttempt) async throws(PaymentError) -> Payment? {
    await questionGates[attempt.order]?()
    try await question()
    if let claimed { return claimed }
    return payments.first { $0.attempt == attempt.key }
  }

  package func repeats(of order: OrderID) async throws(PaymentError) -> [Payment] {
    try await question()
    return payments.filter { $0.againOf == order }
  }

  private func question() async throws(PaymentError) {
    questionCount += 1
    await gate?()
    if isOffline { throw .noAnswer }
  }

  /// The same key is answered the same, and charges once.
  private func carryOut(_ attempt: PaymentAttempt) -> Result<Payment, PaymentError> {
    if let earlier = answers[attempt.key] { return earlier }
    let payment = charge(attempt.amount, for: attempt.order, attempt: attempt.key)
    answers[attempt.key] = .success(payment)
    return .success(payment)
  }

  private func refuse(
    _ attempt: PaymentAttempt, _ refusal: PaymentRefusal
  ) throws(PaymentError) -> Payment {
    let answer = answers[attempt.key] ?? .failure(.refused(refusal))
    answers[attempt.key] = answer
    return try answer.get()
  }

  @discardableResult
  private func charge(_ amount: Money, for order: OrderID, attempt: String?) -> Payment {
    lastOrder += 1
    let payment = Payment(
      order: OrderID("\(lastOrder)"), againOf: order, amount: amount, attempt: attempt,
      paidAt: paidAt)
    payments.append(payment)
    return payment
  }
}
