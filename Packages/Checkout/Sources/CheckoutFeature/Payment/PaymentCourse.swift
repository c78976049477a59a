import CommerceDomain

/// What is known of a payment on its way through the states.
struct PaymentCourse {
  let order: OrderID
  var attempt: PaymentAttempt?
  /// What the person agreed to with this tap; nil where nobody tapped.
  let amount: Money?
  /// Whether an earlier request of the attempt may still be under way.
  var isRepeat = false
  var refusal = PaymentRefusal.neverArrived
  var paidOrder: OrderID?
  var lastRepeat: Payment?

  init(order: OrderID, attempt: PaymentAttempt?, amount: Money?) {
    self.order = order
    self.attempt = attempt
    self.amount = amount
  }

  func outcome(in state: PaymentState) -> PaymentOutcome {
    switch state {
    case .paid: .paid(paidOrder ?? order)
    case .refused: .refused(refusal)
    case .unsettled: .unsettled
    case .absent: .absent
    case .doubtful: lastRepeat.map { .boughtAgain($0) } ?? .ready
    case .notSent: .notSent
    case .ready, .lost: .ready
    // Work that is under way ends in one of the states above.
    case .searching, .storing, .sending, .verifying, .asking, .resuming: .unsettled
    }
  }
}
