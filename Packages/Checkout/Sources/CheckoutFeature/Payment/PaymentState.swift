/// How the payment of one order stands.
///
/// ``transitions`` is the whole of the rules; docs/payments.md draws it. The server is asked for
/// money in one state only, ``sending``, which is reached through a tap on Pay and with the attempt
/// on disk.
package enum PaymentState: String, CaseIterable, Sendable {
  // The person decides.
  /// Nothing is open; Pay makes an attempt.
  case ready
  /// An attempt may have been lost with a damaged journal, or cannot be asked about since an earlier
  /// version made it.
  case lost
  /// It is not known whether the attempt was charged.
  case unsettled
  /// The server knows no payment of the attempt. Pay sends it again, with the same key.
  case absent
  /// The order was bought again, perhaps by the lost attempt: the person is asked.
  case doubtful

  // Work is under way.
  /// Asks which payments bought the order again.
  case searching
  /// Stores the attempt.
  case storing
  /// Asks for the money.
  case sending
  /// Asks what became of the attempt, because a refusal does not say it.
  case verifying
  /// Asks what became of the attempt.
  case asking
  /// Asks what became of the attempt, before Pay sends it again.
  case resuming

  // The attempt is over.
  /// Charged. The attempt is removed once that was shown.
  case paid
  /// Nothing was charged.
  case refused
  /// Nothing was sent.
  case notSent

  /// The state after an event; nil where the event changes nothing.
  func next(on event: PaymentEvent) -> PaymentState? {
    Self.transitions.first { $0.from == self && $0.event == event }?.to
  }

  /// Whether the attempt is on disk before this state begins.
  package var isStored: Bool {
    switch self {
    case .unsettled, .absent, .sending, .verifying, .asking, .resuming, .paid: true
    case .ready, .lost, .doubtful, .searching, .storing, .refused, .notSent: false
    }
  }
}
