import CommerceDomain
import CommerceDomainTesting
import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct PayOrderUseCaseTests {
  private let disk = FakeDataStore()
  private let scene: PaymentScene
  private var payments: FakePaymentRepository { scene.payments }

  init() {
    scene = PaymentScene(disk: disk)
  }

  private func pay(_ useCase: PayOrderUseCase? = nil) async -> PaymentOutcome {
    await (useCase ?? scene.launch()).pay(scene.order, amount: scene.amount)
  }

  @Test("a double tap, on one screen or two, is one request and one charge")
  func doubleTap() async {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = scene.launch()
    let taps = (0..<2).map { _ in Task { await pay(useCase) } }
    await gate.arrival()
    await gate.open()
    for tap in taps { #expect(await tap.value == .paid(OrderID("2001"))) }
    #expect(await payments.sent.map(\.key) == ["key-1"])
  }

  @Test(
    "the attempt is on disk before anything is sent, and until the person saw what became of it")
  func durableFirst() async throws {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = scene.launch()
    let tap = Task { await pay(useCase) }
    await gate.arrival()
    let file = try #require(try await scene.journal)
    #expect(
      String(decoding: file, as: UTF8.self) == """
        [{"amount":{"currency":"EUR","minorUnits":2450},"format":2,"key":"key-1",\
        "madeAt":"2026-11-13T12:00:00Z","order":"1001"}]
        """)
    await gate.open()
    #expect(await tap.value == .paid(OrderID("2001")))
    #expect(try await scene.journal == file)
    await useCase.acknowledge(OrderID("2001"))
    #expect(try await scene.journal == Data("[]".utf8))
  }

  @Test("a payment that was not shown is shown by the next launch")
  func notShown() async {
    _ = await pay()
    let relaunched = scene.launch()
    #expect(await relaunched.check(scene.order) == .paid(OrderID("2001")))
    await relaunched.acknowledge(OrderID("2001"))
    #expect(await !relaunched.isOpen(scene.order))
    #expect(await payments.charges.count == 1)
  }

  @Test("when the attempt cannot be stored, nothing is sent and nothing is changed")
  func fullDisk() async throws {
    await disk.fail(with: StorageError("disk full"))
    #expect(await pay() == .notSent)
    #expect(await payments.sent.isEmpty)
    #expect(try await scene.journal == nil)
    await disk.fail(with: nil)
    #expect(await pay() == .paid(OrderID("2001")))
  }

  @Test("an attempt that cannot be removed when it is settled is asked about, never charged again")
  func fullDiskAfterwards() async {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = scene.launch()
    let tap = Task { await pay(useCase) }
    await gate.arrival()
    await disk.fail(with: StorageError("disk full"))
    await gate.open()
    #expect(await tap.value == .paid(OrderID("2001")))
    await useCase.acknowledge(OrderID("2001"))
    #expect(await scene.launch().check(scene.order) == .paid(OrderID("2001")))
    #expect(await pay() == .paid(OrderID("2001")))
    #expect(await payments.charges == [scene.amount])
  }

  @Test("an order with an open attempt is asked about before it is sent again, with its own key")
  func restart() async {
    for (fault, sentKeys) in [
      (FakePaymentRepository.Fault.loseAnswer, ["key-1"]), (.drop, ["key-1", "key-1"]),
    ] {
      let scene = PaymentScene()
      await scene.leaveAttempt(fault)
      let relaunched = scene.launch()
      #expect(await relaunched.isOpen(scene.order))
      let other = Money(minorUnits: 9999, currency: .eur)
      #expect(await relaunched.pay(scene.order, amount: other) == .paid(OrderID("2001")))
      #expect(await scene.payments.sent.map(\.key) == sentKeys)
      #expect(await scene.payments.charges == [scene.amount])
      await relaunched.acknowledge(OrderID("2001"))
      #expect(await !relaunched.isOpen(scene.order))
    }
  }

  @Test(
    "a clear refusal closes the attempt: the next Pay has a new key",
    arguments: [
      FakePaymentRepository.Fault.refuse(.declined), .refuse(.alreadyPaid), .refuse(.notPayable),
      .refuse(.amountChanged(Money(minorUnits: 1, currency: .eur))), .turnAway(.signedOut),
      .turnAway(.notAllowed), .turnAway(.notAccepted),
    ])
  func refused(fault: FakePaymentRepository.Fault) async throws {
    await payments.next(fault)
    guard case .refused = await pay() else {
      Issue.record("not refused")
      return
    }
    #expect(try await scene.journal == Data("[]".utf8))
    #expect(await payments.questionCount == 0)
    #expect(await pay() == .paid(OrderID("2001")))
    #expect(await payments.sent.map(\.key) == ["key-1", "key-2"])
  }

  @Test("after a refusal for an unknown reason the server is asked, and none means nothing charged")
  func refusedForUnknownReason() async throws {
    await payments.next(.turnAway(.other))
    #expect(await pay() == .refused(.other))
    #expect(try await scene.journal == Data("[]".utf8))
    #expect(await payments.questionCount == 1)
  }

  @Test("a refusal for an unknown reason of what was charged before is a payment")
  func refusedButPaid() async {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    await payments.next(.turnAway(.other))
    let tap = Task { await pay() }
    await gate.arrival()
    await payments.makePayment(of: scene.order, amount: scene.amount, attempt: "key-1")
    await gate.open()
    #expect(await tap.value == .paid(OrderID("2001")))
  }

  @Test(
    "a refusal of what was sent before does not speak for the first request",
    arguments: [PaymentRefusal.signedOut, .notAllowed, .notAccepted, .other])
  func turnedAwayAgain(refusal: PaymentRefusal) async {
    await scene.leaveAttempt(.delay)
    await payments.next(.turnAway(refusal))
    let useCase = scene.launch()
    #expect(await pay(useCase) == .absent)
    #expect(await useCase.isOpen(scene.order))
    await payments.deliverDelayed()
    #expect(await pay(useCase) == .paid(OrderID("2001")))
    #expect(await payments.charges == [scene.amount])
  }

  @Test(
    "nor does a refusal of a call whose earlier try had no answer",
    arguments: [PaymentRefusal.signedOut, .other])
  func turnedAwayAfterTries(refusal: PaymentRefusal) async {
    await payments.next(.turnAway(refusal, isRepeat: true))
    let useCase = scene.launch()
    #expect(await pay(useCase) == .absent)
    #expect(await useCase.isOpen(scene.order))
  }

  @Test("a refusal that cannot be asked about leaves the attempt open")
  func refusedAndOffline() async {
    await payments.next(.turnAway(.other))
    await payments.goOffline()
    let useCase = scene.launch()
    #expect(await pay(useCase) == .unsettled)
    #expect(await useCase.isOpen(scene.order))
  }

  @Test("a tap on Pay that comes while the attempt is asked about still pays")
  func payDuringCheck() async {
    await scene.leaveAttempt(.drop)
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = scene.launch()
    let check = Task { await useCase.check(scene.order) }
    await gate.arrival()
    let tap = Task { await pay(useCase) }
    await gate.open()
    #expect(await check.value == .absent)
    #expect(await tap.value == .paid(OrderID("2001")))
    #expect(await payments.charges == [scene.amount])
  }

  @Test(
    "a launch asks and never charges, whatever was left behind",
    arguments: [
      (FakePaymentRepository.Fault.loseAnswer, PaymentOutcome.paid(OrderID("2001"))),
      (.drop, .absent), (.delay, .absent), (.garbleAnswer, .paid(OrderID("2001"))),
    ])
  func launch(fault: FakePaymentRepository.Fault, outcome: PaymentOutcome) async {
    await scene.leaveAttempt(fault)
    let charges = await payments.charges
    let relaunched = scene.launch()
    #expect(await relaunched.openOrders() == [scene.order])
    #expect(await relaunched.check(scene.order) == outcome)
    #expect(await payments.charges == charges)
    #expect(await payments.sent.count == 1)
  }

  @Test("asking about an order without an attempt asks nobody")
  func nothingToAsk() async {
    #expect(await scene.launch().check(scene.order) == .ready)
    #expect(await payments.questionCount == 0)
  }
}
