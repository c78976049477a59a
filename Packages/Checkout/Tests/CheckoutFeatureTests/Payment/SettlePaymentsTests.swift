import CommerceDomain
import CommerceDomainTesting
import Foundation
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

@MainActor
@Suite struct SettlePaymentsTests {
  private static func attempt(_ order: String) -> String {
    """
    {"amount":{"currency":"EUR","minorUnits":2450},"format":2,"key":"key-of-\(order)",\
    "madeAt":"2026-11-13T10:00:00Z","order":"\(order)"}
    """
  }

  private func scene(open orders: String...) async throws -> CheckoutScene {
    let scene = CheckoutScene()
    let journal = "[" + orders.map(Self.attempt).joined(separator: ",") + "]"
    try await scene.disk.write(Data(journal.utf8), to: "payment-attempts.json")
    return scene
  }

  @Test("each open payment is asked about, and its message says what became of it")
  func messages() async throws {
    let scene = try await scene(open: "1001", "1002")
    await scene.payments.makePayment(
      of: OrderID("1001"), amount: Money(minorUnits: 2450, currency: .eur),
      attempt: "key-of-1001")
    var messages: Set<String> = []
    for await message in scene.entry.settlePayments() { messages.insert(message) }
    #expect(
      messages == [
        "Your payment for order 1001 went through.",
        "Your payment for order 1002 was not made. Nothing was charged.",
      ])
    #expect(await scene.payments.sent.isEmpty)
  }

  @Test("a message comes as soon as its answer does, while another is still asked about")
  func inParallel() async throws {
    let scene = try await scene(open: "1001", "1002")
    let gate = Gate()
    await scene.payments.hold(questionAbout: OrderID("1001")) { await gate.pass() }
    var messages = scene.entry.settlePayments().makeAsyncIterator()
    #expect(
      await messages.next() == "Your payment for order 1002 was not made. Nothing was charged.")
    await gate.open()
    #expect(
      await messages.next() == "Your payment for order 1001 was not made. Nothing was charged.")
    #expect(await messages.next() == nil)
  }

  @Test("a message is said once, but again after a launch that nobody listened to")
  func once() async throws {
    let scene = try await scene(open: "1001")
    await scene.payments.makePayment(
      of: OrderID("1001"), amount: Money(minorUnits: 2450, currency: .eur),
      attempt: "key-of-1001")
    let gate = Gate()
    await scene.payments.hold(questionAbout: OrderID("1001")) { await gate.pass() }
    let unheard = Task {
      for await message in scene.entry.settlePayments() { Issue.record("\(message)") }
    }
    await gate.arrival()
    unheard.cancel()
    await unheard.value
    await gate.open()

    var messages: [String] = []
    for _ in 0..<2 {
      for await message in scene.entry.settlePayments() { messages.append(message) }
    }
    #expect(messages == ["Your payment for order 1001 went through."])
  }

  @Test("what cannot be asked about is said to be checked")
  func offline() async throws {
    let scene = try await scene(open: "1001")
    await scene.payments.goOffline()
    var messages: [String] = []
    for await message in scene.entry.settlePayments() { messages.append(message) }
    #expect(messages == ["We're still checking your payment for order 1001."])
  }

  @Test("without an open payment there is no message, and nobody is asked")
  func nothing() async throws {
    let scene = try await scene()
    for await message in scene.entry.settlePayments() { Issue.record("\(message)") }
    #expect(await scene.payments.questionCount == 0)
  }
}
