import CommerceDomain
import Foundation
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// An answer counts where order, amount, currency and state are this attempt's.
@MainActor
@Suite struct PaymentAnswerTests {
  private let scene = PaymentScene()

  private nonisolated static let euros = Money(minorUnits: 2450, currency: .eur)
  private nonisolated static let strange: [Payment] = [
    // Not made.
    Payment(order: OrderID("1001"), amount: euros, isMade: false),
    Payment(order: OrderID("2001"), againOf: OrderID("1001"), amount: euros, isMade: false),
    // Another order's.
    Payment(order: OrderID("1002"), amount: euros),
    Payment(order: OrderID("2001"), againOf: OrderID("1002"), amount: euros),
    // Another amount or currency.
    Payment(order: OrderID("1001"), amount: Money(minorUnits: 2449, currency: .eur)),
    Payment(order: OrderID("1001"), amount: Money(minorUnits: 2450, currency: .jpy)),
    Payment(order: OrderID("1001"), amount: .zero(.eur)),
    // Another attempt's.
    Payment(order: OrderID("1001"), amount: euros, attempt: "key-9"),
  ]

  @Test(
    "an answer that is not this attempt's is asked about, and the attempt stays open",
    arguments: strange)
  func notBelieved(payment: Payment) async {
    await scene.payments.next(.claim(payment))
    let useCase = scene.launch()
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .absent)
    #expect(await scene.payments.questionCount == 1)
    #expect(await useCase.isOpen(scene.order))

    #expect(await useCase.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(await scene.payments.sent.map(\.key) == ["key-1", "key-1"])
  }

  @Test("a question that is answered with another payment is not answered", arguments: strange)
  func notBelievedWhenAsked(payment: Payment) async {
    await scene.leaveAttempt(.loseAnswer)
    await scene.payments.claim(payment)
    let relaunched = scene.launch()
    #expect(await relaunched.check(scene.order) == .unsettled)
    #expect(await relaunched.pay(scene.order, amount: scene.amount) == .unsettled)
    #expect(await scene.payments.charges == [scene.amount])
  }

  @Test(
    "an order's own payment and one that repeats it are believed",
    arguments: [
      Payment(order: OrderID("1001"), amount: euros),
      Payment(order: OrderID("7"), againOf: OrderID("1001"), amount: euros, attempt: "key-1"),
    ])
  func believed(payment: Payment) async {
    await scene.payments.next(.claim(payment))
    #expect(await scene.launch().pay(scene.order, amount: scene.amount) == .paid(payment.order))
  }

  @Test("an answer that cannot be read is asked about")
  func unreadable() async {
    await scene.payments.next(.garbleAnswer)
    #expect(
      await scene.launch().pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(await scene.payments.charges == [scene.amount])
  }
}
