import Testing

@testable import CheckoutFeature

@Suite struct PaymentStateTests {
  /// What the person does; all else comes from the disk or the server.
  private static let taps: Set<PaymentEvent> = [.pay, .confirm]

  @Test("an event leads from a state to one other")
  func deterministic() {
    let origins = PaymentState.transitions.map { "\($0.from) \($0.event)" }
    #expect(Set(origins).count == origins.count)
  }

  @Test("every state and every event is part of the table")
  func complete() {
    let transitions = PaymentState.transitions
    #expect(
      Set(transitions.flatMap { [$0.from, $0.to] }) == Set(PaymentState.allCases))
    #expect(Set(transitions.map(\.event)) == Set(PaymentEvent.allCases))
  }

  @Test("money is asked for with the attempt on disk, and in one state only")
  func storedFirst() {
    let entries = PaymentState.transitions.filter { $0.to == .sending }
    #expect(entries == [.init(.storing, .stored, .sending)])
  }

  @Test(
    "without a tap on Pay no state leads to asking for money",
    arguments: [
      PaymentState.ready, .lost, .unsettled, .absent, .doubtful, .paid, .refused, .notSent,
    ])
  func noChargeWithoutTap(start: PaymentState) {
    var reached: Set = [start]
    var grown = true
    while grown {
      let next = PaymentState.transitions
        .filter { reached.contains($0.from) && !Self.taps.contains($0.event) }
        .map(\.to)
      grown = !reached.isSuperset(of: next)
      reached.formUnion(next)
    }
    #expect(reached.isDisjoint(with: [.storing, .sending]))
  }

  @Test("an attempt that is stored stays so until it is refused or replaced")
  func staysStored() {
    for step in PaymentState.transitions where step.from.isStored && !step.to.isStored {
      #expect([.refused, .storing, .lost].contains(step.to), "\(step)")
    }
  }
}
