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

  @Test("what an earlier run left open is settled with its own key, and told once")
  func settleAll() async {
    await payments.next(.loseAnswer)
    _ = await makeUseCase().pay(order, amount: amount)
    let relaunched = makeUseCase(firstKey: 50)
    let settled = await relaunched.settleAll()
    #expect(settled.map(\.order) == [order])
    #expect(settled.map(\.outcome) == [.paid(OrderID("2001"))])
    #expect(await payments.charges == [amount])
    #expect(await relaunched.settleAll().isEmpty)
  }

  @Test("a journal cut at any byte never leads to a second charge")
  func tornJournal() async throws {
    await payments.next(.loseAnswer)
    _ = await makeUseCase().pay(order, amount: amount)
    let whole = try #require(try await disk.read("payment-attempts.json"))
    for length in 0..<whole.count {
      let torn = FakeDataStore(["payment-attempts.json": whole.prefix(length)])
      let useCase = PayOrderUseCase(payments: payments, journal: PaymentJournal(store: torn)) {
        "new-\(length)"
      }
      #expect(await useCase.pay(order, amount: amount) == .paid(OrderID("2001")))
      #expect(try await torn.read("payment-attempts.json.damaged") == whole.prefix(length))
    }
    #expect(await payments.charges == [amount])
  }

  @Test("with a damaged journal and no answer from the server, nothing is charged")
  func damagedAndOffline() async throws {
    try await disk.write(Data("[{".utf8), to: "payment-attempts.json")
    await payments.goOffline()
    #expect(await makeUseCase().pay(order, amount: amount) == .notSent)
    #expect(await payments.keys.isEmpty)
  }

  @Test("with a damaged journal an order that the server knows no payment of is charged, once")
  func damagedAndUnpaid() async throws {
    try await disk.write(Data("[{".utf8), to: "payment-attempts.json")
    #expect(await makeUseCase().pay(order, amount: amount) == .paid(OrderID("2001")))
    #expect(await makeUseCase(firstKey: 9).pay(order, amount: amount) == .paid(OrderID("2001")))
    #expect(await payments.charges == [amount])
  }
}
