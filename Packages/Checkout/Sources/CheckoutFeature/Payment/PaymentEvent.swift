/// What takes a payment from one state to the next.
package enum PaymentEvent: String, CaseIterable, Sendable {
  // What the person does. `check` also comes from a launch and from a checkout that opens.
  case pay
  case check
  case confirm

  // What becomes of storing the attempt.
  case stored
  case notStored

  // What the server answers to a payment request.
  /// The order, amount, currency and state are those of the attempt.
  case paid
  /// A refusal that speaks for every request of the attempt: nothing was charged.
  case refused
  /// A refusal for an unknown reason, or one that may not speak for an earlier request.
  case turnedAway
  /// An answer that is not this attempt's, or cannot be read.
  case notBelieved
  /// No answer, or one that says to try later.
  case noAnswer

  // What the server answers to a question about payments. `paid` and `noAnswer` come here too.
  /// It knows no payment; a request may still be under way.
  case notFound
  /// It knows no payment, and no request can be under way any more.
  case neverArrived
  /// It knows no payment of this key, which an earlier version sent without an attempt.
  case untraceable
  /// The order was bought again, by an attempt that may be the lost one.
  case boughtAgain
}
