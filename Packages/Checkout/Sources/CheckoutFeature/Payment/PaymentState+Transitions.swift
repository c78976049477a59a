/// One step of a payment.
package struct PaymentTransition: Hashable, Sendable {
  let from: PaymentState
  let event: PaymentEvent
  let to: PaymentState

  init(_ from: PaymentState, _ event: PaymentEvent, _ to: PaymentState) {
    self.from = from
    self.event = event
    self.to = to
  }
}

extension PaymentState {
  /// Every step that there is. After a launch an order is in `ready`, `unsettled` or `lost`, as the
  /// journal has it.
  package static let transitions: [PaymentTransition] = [
    .init(.ready, .pay, .storing),

    .init(.lost, .pay, .searching),
    .init(.lost, .check, .asking),
    .init(.searching, .paid, .paid),
    .init(.searching, .boughtAgain, .doubtful),
    .init(.searching, .notFound, .storing),
    .init(.searching, .noAnswer, .notSent),
    .init(.doubtful, .pay, .searching),
    .init(.doubtful, .check, .asking),
    .init(.doubtful, .confirm, .storing),

    .init(.storing, .stored, .sending),
    .init(.storing, .notStored, .notSent),

    .init(.sending, .paid, .paid),
    .init(.sending, .refused, .refused),
    .init(.sending, .turnedAway, .verifying),
    .init(.sending, .notBelieved, .asking),
    .init(.sending, .noAnswer, .unsettled),

    .init(.verifying, .paid, .paid),
    .init(.verifying, .notFound, .absent),
    .init(.verifying, .neverArrived, .refused),
    .init(.verifying, .noAnswer, .unsettled),

    .init(.unsettled, .check, .asking),
    .init(.absent, .check, .asking),
    .init(.asking, .paid, .paid),
    .init(.asking, .notFound, .absent),
    .init(.asking, .neverArrived, .refused),
    .init(.asking, .untraceable, .lost),
    .init(.asking, .noAnswer, .unsettled),

    .init(.unsettled, .pay, .resuming),
    .init(.absent, .pay, .resuming),
    .init(.resuming, .paid, .paid),
    .init(.resuming, .notFound, .storing),
    .init(.resuming, .neverArrived, .storing),
    .init(.resuming, .noAnswer, .unsettled),
  ]
}
