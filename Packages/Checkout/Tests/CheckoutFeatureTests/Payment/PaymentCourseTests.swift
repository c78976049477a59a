import CommerceDomain
import Foundation
import PersistenceCore
import PersistenceCoreTesting
import SeededTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// One person who pays one order again and again, through everything that can go wrong.
@MainActor
private final class Person {
  let disk: FakeDataStore
  let scene: PaymentScene
  private let journalIsDamaged: Bool
  private var useCase: PayOrderUseCase
  private var random: Seeded
  private var lastDelivery: TimeInterval = 0
  /// The orders that the person was told are paid.
  private var known: Set<OrderID> = []

  /// Of four persons, one begins with a journal of the first version and one with a damaged one,
  /// and two see theirs damaged now and then.
  init(seed: UInt64) async {
    let begin = [FirstFormatJournalTests.journal, Data("[".utf8), nil, nil][Int(seed % 4)]
    journalIsDamaged = seed % 2 == 1
    disk = FakeDataStore(begin.map { [PaymentScene.journalName: $0] } ?? [:])
    scene = PaymentScene(disk: disk)
    if seed % 4 == 0 {
      await scene.payments.makePayment(of: scene.order, amount: scene.amount, attempt: "old-1")
    }
    useCase = scene.launch()
    lastDelivery = scene.time
    random = Seeded(seed)
  }

  func act() async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<45: try await pay()
    case ..<65: try await check()
    case ..<75: try await relaunch()
    case ..<80: await disk.fail(with: Bool.random(using: &random) ? StorageError("full") : nil)
    case ..<87: await scene.payments.goOffline(Bool.random(using: &random))
    case ..<90: if journalIsDamaged { try await damage() }
    case ..<95: await scene.payments.deliverDelayed()
    default: await wait()
    }
  }

  private func pay() async throws {
    if let fault = fault() { await scene.payments.next(fault) }
    try await expectNoSilentCharge { await $0.pay($1, amount: $2) }
  }

  private func fault() -> FakePaymentRepository.Fault? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .refuse(.declined)
    case 1: .turnAway(Bool.random(using: &random) ? .other : .signedOut)
    case 2, 3: .drop
    case 4: .delay
    case 5, 6: .loseAnswer
    case 7: .garbleAnswer
    case 8: .chargeAndTurnAway
    case 9: .claim(Payment(order: scene.order, amount: scene.amount, isMade: false))
    // Charged, and answered.
    default: nil
    }
  }

  /// A tap charges at most once, and only if the person knows of every earlier charge.
  private func expectNoSilentCharge(
    _ tap: (PayOrderUseCase, OrderID, Money) async -> PaymentOutcome
  ) async throws {
    let before = await scene.payments.payments
    let outcome = await tap(useCase, scene.order, scene.amount)
    let after = await scene.payments.payments
    #expect(after.count - before.count <= 1)
    if after.count > before.count {
      #expect(known.isSuperset(of: before.map(\.order)), "charged beside an unknown charge")
    }
    await learn(from: outcome)
    if case .boughtAgain = outcome, Bool.random(using: &random) {
      try await expectNoSilentCharge { await $0.payOnceMore($1, amount: $2) }
    }
  }

  private func check() async throws {
    let before = await scene.payments.payments
    await learn(from: await useCase.check(scene.order))
    #expect(await scene.payments.payments == before, "charged without a tap")
  }

  private func relaunch() async throws {
    useCase = scene.launch()
    let before = await scene.payments.payments
    for order in await useCase.openOrders() { await learn(from: await useCase.check(order)) }
    #expect(await scene.payments.payments == before, "charged at a launch")
  }

  /// A request that is under way while its attempt is lost cannot be known to anybody.
  private func damage() async throws {
    await scene.payments.deliverDelayed()
    await disk.fail(with: nil)
    try await disk.write(Data("[".utf8), to: PaymentScene.journalName)
    try await relaunch()
  }

  /// Nothing is under way for half a day, and servers forget keys after a whole one.
  private func wait() async {
    let hours = Double.random(in: 0..<40, using: &random)
    scene.time += hours * 60 * 60
    if scene.time - lastDelivery >= PaymentAttempt.longestFlight {
      await scene.payments.deliverDelayed()
      lastDelivery = scene.time
    }
    if hours >= 24 { await scene.payments.forgetKeys() }
  }

  /// A receipt that was seen is not shown again, unless the app ended in that moment.
  private func learn(from outcome: PaymentOutcome) async {
    switch outcome {
    case .paid(let order):
      known.insert(order)
      if Int.random(in: 0..<4, using: &random) > 0 { await useCase.acknowledge(order) }
    case .boughtAgain(let payment): known.insert(payment.order)
    default: break
    }
  }

  /// When all is well again, the person knows of every charge.
  func settle() async throws {
    await scene.payments.deliverDelayed()
    await disk.fail(with: nil)
    await scene.payments.goOffline(false)
    await scene.payments.behave()
    try await relaunch()
    for _ in 0..<3 {
      let outcome = await useCase.pay(scene.order, amount: scene.amount)
      await learn(from: outcome)
      if case .paid = outcome { break }
      if case .boughtAgain = outcome { break }
    }
    #expect(known == Set(await scene.payments.payments.map(\.order)))
  }
}

@MainActor
@Suite struct PaymentCourseTests {
  @Test(
    "in any order of taps, faults and restarts nobody is charged silently or without a tap",
    arguments: 1...40 as ClosedRange<UInt64>)
  func anyOrder(seed: UInt64) async throws {
    let person = await Person(seed: seed)
    for _ in 0..<500 { try await person.act() }
    try await person.settle()
  }

  @Test("such courses take every step that there is")
  func everyStep() async throws {
    var steps: Set<PaymentTransition> = []
    for seed in 100..<120 as Range<UInt64> {
      let person = await Person(seed: seed)
      for _ in 0..<500 { try await person.act() }
      steps.formUnion(person.scene.steps)
    }
    #expect(Set(PaymentState.transitions).subtracting(steps) == [])
  }
}
