import CommerceDomain
import Foundation
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// The journal of the first version: no time, and requests whose payments carry no attempt.
@MainActor
@Suite struct FirstFormatJournalTests {
  nonisolated static let journal = Data(
    #"[{"amount":{"currency":"EUR","minorUnits":2450},"key":"old-1","order":"1001"}]"#.utf8)

  private let scene = PaymentScene(disk: FakeDataStore([PaymentScene.journalName: journal]))

  @Test("its attempt is read and asked about, and one that the server knows was charged")
  func known() async {
    await scene.payments.makePayment(of: scene.order, amount: scene.amount, attempt: "old-1")
    let useCase = scene.launch()
    #expect(await useCase.openOrders() == [scene.order])
    #expect(await useCase.check(scene.order) == .paid(OrderID("2001")))
    await useCase.acknowledge(OrderID("2001"))
    #expect(await !useCase.isOpen(scene.order))
    #expect(await scene.payments.sent.isEmpty)
  }

  @Test("one whose payment has no name is a question to the person, never a second charge")
  func nameless() async throws {
    await scene.payments.makePayment(of: scene.order, amount: scene.amount)
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .ready)
    let payment = try #require(await scene.payments.payments.first)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .boughtAgain(payment))
    #expect(await scene.payments.sent.isEmpty)

    #expect(
      await useCase.payOnceMore(scene.order, amount: scene.amount) == .paid(OrderID("2002")))
    #expect(await scene.payments.sent.map(\.key) == ["key-1"])
    await useCase.acknowledge(OrderID("2002"))
    #expect(await !useCase.isOpen(scene.order))
  }

  @Test("one that was never charged is replaced by the next tap, with a new key")
  func never() async {
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .ready)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(await scene.payments.sent.map(\.key) == ["key-1"])
    #expect(await scene.payments.charges.count == 1)
  }

  @Test("while the server cannot be asked, it stays open")
  func offline() async {
    await scene.payments.goOffline()
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .unsettled)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .notSent)
    #expect(await useCase.isOpen(scene.order))
    #expect(await scene.payments.sent.isEmpty)
  }
}
