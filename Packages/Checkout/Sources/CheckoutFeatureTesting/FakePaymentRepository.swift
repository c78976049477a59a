package import CheckoutFeature
package import CommerceDomain

/// Payments held in memory by the server's rules, with hooks to hold, fail and inspect charges.
package actor FakePaymentRepository: PaymentRepository {
  /// What happens to a charge.
  package enum Fault: Sendable {
    case refuse(PaymentError)
    /// The charge is made, its answer does not come.
    case loseAnswer
  }

  private var answers: [String: OrderID] = [:]
  private var faults: [Fault] = []
  private var gate: (@Sendable () async -> Void)?
  private var lastOrder = 2000
  private var paid: [OrderID: [OrderID]] = [:]
  private var isOffline = false
  /// The keys of the requests so far, oldest first.
  package private(set) var keys: [String] = []
  /// The amounts that were charged, oldest first.
  package private(set) var charges: [Money] = []

  package init() {}

  /// Lets the next charge go wrong; call it again for the one after.
  package func next(_ fault: Fault) { faults.append(fault) }

  /// Lets the question which payments exist go unanswered.
  package func goOffline() { isOffline = true }

  /// Lets every later charge wait for `gate` before it is carried out.
  package func hold(_ gate: @escaping @Sendable () async -> Void) { self.gate = gate }

  package func pay(
    order: OrderID, amount: Money, key: String
  ) async throws(PaymentError) -> OrderID {
    keys.append(key)
    await gate?()
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    if case .refuse(let error) = fault { throw error }
    let paid = answers[key] ?? charge(amount, for: order, key: key)
    if case .loseAnswer = fault { throw .unknown }
    return paid
  }

  package func paidOrders(for order: OrderID) async throws(PaymentError) -> [OrderID] {
    if isOffline { throw .unknown }
    return paid[order] ?? []
  }

  private func charge(_ amount: Money, for order: OrderID, key: String) -> OrderID {
    charges.append(amount)
    lastOrder += 1
    let new = OrderID("\(lastOrder)")
    answers[key] = new
    paid[order, default: []].append(new)
    return new
  }
}
