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
  private let order = OrderID("1001")
  private let amount = Money(minorUnits: 2450, currency: .eur)
  private let payments = FakePaymentRepository()
  private let disk = FakeDataStore()

  private func makeUseCase(firstKey: Int = 1) -> PayOrderUseCase {
    var number = firstKey - 1
    return PayOrderUseCase(payments: payments, journal: PaymentJournal(store: disk)) {
      number += 1
      return "key-\(number)"
    }
  }

  @Test("a double tap, on one screen or two, is one request and one charge")
  func doubleTap() async {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = makeUseCase()
    let taps = (0..<2).map { _ in Task { await useCase.pay(order, amount: amount) } }
    await gate.arrival()
    await gate.open()
    for tap in taps { #expect(await tap.value == .paid(OrderID("2001"))) }
    #expect(await payments.keys == ["key-1"])
  }

  @Test("the key is on the disk before anything is sent")
  func durableFirst() async {
    let gate = Gate()
    await payments.hold { await gate.pass() }
    let useCase = makeUseCase()
    let tap = Task { await useCase.pay(order, amount: amount) }
    await gate.arrival()
    let bytes = try? await disk.read("payment-attempts.json")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) }?.contains("key-1") == true)
    await gate.open()
    _ = await tap.value
  }

  @Test("when the key cannot be kept, nothing is sent")
  func cannotKeep() async {
    await disk.fail(with: StorageError("disk full"))
    #expect(await makeUseCase().pay(order, amount: amount) == .notSent)
    #expect(await payments.keys.isEmpty)
  }

  @Test("after a restart an attempt that is not settled goes on with its own key and amount")
  func restart() async {
    await payments.next(.loseAnswer)
    #expect(await makeUseCase().pay(order, amount: amount) == .unknown)

    let relaunched = makeUseCase(firstKey: 50)
    #expect(await relaunched.isOpen(order))
    let other = Money(minorUnits: 9999, currency: .eur)
    #expect(await relaunched.pay(order, amount: other) == .paid(OrderID("2001")))
    #expect(await payments.keys == ["key-1", "key-1"])
    #expect(await payments.charges == [amount])
    #expect(await !relaunched.isOpen(order))
  }

  @Test(
    "a settled attempt is over: the next Pay has a new key",
    arguments: [
      PaymentError.declined, .alreadyPaid, .notPayable, .keyReused,
      .amountChanged(Money(minorUnits: 1, currency: .eur)),
    ])
  func settled(error: PaymentError) async {
    await payments.next(.refuse(error))
    let useCase = makeUseCase()
    _ = await useCase.pay(order, amount: amount)
    #expect(await !useCase.isOpen(order))
    _ = await useCase.pay(order, amount: amount)
    #expect(await payments.keys == ["key-1", "key-2"])
  }

  @Test("a damaged journal is never taken for an empty one: nothing is sent")
  func damaged() async throws {
    try await disk.write(Data("[{".utf8), to: "payment-attempts.json")
    let useCase = makeUseCase()
    #expect(await useCase.pay(order, amount: amount) == .notSent)
    #expect(await payments.keys.isEmpty)
    #expect(try await disk.read("payment-attempts.json") == Data("[{".utf8))
  }
}
