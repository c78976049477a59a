import CommerceDomain
import Foundation
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// What an attempt's age changes.
@MainActor
@Suite struct PaymentAgeTests {
  private let scene = PaymentScene()
  private nonisolated static let hour: TimeInterval = 60 * 60

  @Test(
    "an attempt that was charged is found by its name, however old it is",
    arguments: [0, 11.9 * hour, 12 * hour, 24 * hour, 1000 * hour])
  func charged(age: TimeInterval) async {
    await scene.leaveAttempt(.loseAnswer)
    await scene.payments.forgetKeys()
    scene.time += age
    let relaunched = scene.launch()
    #expect(await relaunched.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(await scene.payments.charges == [scene.amount])
    #expect(await scene.payments.sent.count == 1)
  }

  @Test(
    "an attempt that the server does not know stays open while it may be under way, then not",
    arguments: [
      (0, PaymentOutcome.absent), (12 * hour - 1, .absent),
      (12 * hour, .refused(.neverArrived)), (48 * hour, .refused(.neverArrived)),
      // The clock was set back.
      (-24 * hour, .absent),
    ])
  func unknown(age: TimeInterval, outcome: PaymentOutcome) async {
    await scene.leaveAttempt(.drop)
    scene.time += age
    let relaunched = scene.launch()
    #expect(await relaunched.check(scene.order) == outcome)
    #expect(await relaunched.isOpen(scene.order) == (outcome == .absent))
    #expect(await relaunched.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(
      await scene.payments.sent.map(\.key) == ["key-1", outcome == .absent ? "key-1" : "key-2"])
  }

  @Test("a request that arrives late is not charged beside the one that the person sent again")
  func late() async {
    await scene.leaveAttempt(.delay)
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .absent)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    await scene.payments.deliverDelayed()
    #expect(await scene.payments.charges == [scene.amount])
  }

  @Test("each tap on Pay counts as the time of the attempt")
  func tappedAgain() async {
    await scene.leaveAttempt(.drop)
    scene.time += 11 * Self.hour
    await scene.leaveAttempt(.delay)
    scene.time += 2 * Self.hour
    #expect(await scene.launch().check(scene.order) == .absent)
    await scene.payments.deliverDelayed()
    #expect(await scene.launch().check(scene.order) == .paid(OrderID("2001")))
  }

  @Test("an old attempt that cannot be asked about stays open, and is not sent")
  func oldAndOffline() async {
    await scene.leaveAttempt(.loseAnswer)
    scene.time += 48 * Self.hour
    await scene.payments.goOffline()
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .unsettled)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .unsettled)
    #expect(await useCase.isOpen(scene.order))
    #expect(await scene.payments.sent.count == 1)
  }
}
