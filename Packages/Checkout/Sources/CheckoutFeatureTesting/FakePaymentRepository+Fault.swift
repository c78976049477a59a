package import CheckoutFeature

extension FakePaymentRepository {
  /// What happens to one payment request.
  package enum Fault: Hashable, Sendable {
    /// It is refused, and so is every later one with its key.
    case refuse(PaymentRefusal)
    /// It is refused for its sender, for how it is made, or for an unknown reason.
    ///
    /// - Parameter isRepeat: whether an earlier try of the same call was not answered.
    case turnAway(PaymentRefusal, isRepeat: Bool = false)
    /// The charge is made, and what stands between refuses to pass the answer on.
    case chargeAndTurnAway
    /// It never reaches the server.
    case drop
    /// It reaches the server later, when nobody waits for its answer any more.
    case delay
    /// The charge is made, its answer does not come.
    case loseAnswer
    /// The charge is made, and the answer cannot be read.
    case garbleAnswer
    /// Nothing is charged, and the answer says that this payment was made.
    case claim(Payment)
  }
}
