import CommerceDomain
import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature

@Suite struct PaymentJournalTests {
  private let disk = FakeDataStore()

  private func attempt(_ number: Int) -> PaymentAttempt {
    PaymentAttempt(
      order: OrderID("\(number)"), amount: Money(minorUnits: number, currency: .eur),
      key: "key-\(number)", madeAt: Date(timeIntervalSince1970: 1_794_571_200))
  }

  @Test("attempts that are stored and removed at the same time do not undo one another")
  func concurrentChanges() async throws {
    let journal = PaymentJournal(store: disk)
    for number in 0..<20 { try await journal.store(attempt(number)) }
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try? await journal.remove(attempt(number)) }
        group.addTask { try? await journal.store(attempt(100 + number)) }
      }
    }
    let later = PaymentJournal(store: disk)
    #expect(
      Set(await later.openOrders()) == Set((100..<120).map { OrderID("\($0)") }))
  }

  @Test("an attempt is read as it was stored")
  func roundTrip() async throws {
    try await PaymentJournal(store: disk).store(attempt(1))
    let position = await PaymentJournal(store: disk).position(of: OrderID("1"))
    #expect(position.state == .unsettled)
    #expect(position.attempt == attempt(1))
  }

  @Test("an order has one attempt: a later one takes the place of the earlier")
  func replaced() async throws {
    let journal = PaymentJournal(store: disk)
    try await journal.store(attempt(1))
    let later = PaymentAttempt(
      order: OrderID("1"), amount: .zero(.eur), key: "key-2", madeAt: .distantPast)
    try await journal.store(later)
    #expect(await journal.position(of: OrderID("1")).attempt?.key == "key-2")
    #expect(await journal.openOrders().count == 1)
  }

  @Test("a journal that cannot be read is logged")
  func log() async {
    let disk = FakeDataStore([PaymentScene.journalName: Data("{".utf8)])
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    let journal = PaymentJournal(store: disk) { log.yield($0) }
    #expect(await journal.position(of: OrderID("1")).state == .lost)
    log.finish()
    #expect(
      await lines.first { _ in true }
        == "payment-attempts.json cannot be read: it is damaged, or of a later version")
  }

  @Test("a later attempt can be added to one that an earlier version stored")
  func mixed() async throws {
    let old = #"[{"amount":{"currency":"EUR","minorUnits":7},"key":"old","order":"7"}]"#
    let disk = FakeDataStore([PaymentScene.journalName: Data(old.utf8)])
    try await PaymentJournal(store: disk).store(attempt(1))
    let journal = PaymentJournal(store: disk)
    #expect(await journal.position(of: OrderID("7")).state == .lost)
    #expect(await journal.position(of: OrderID("7")).attempt?.madeAt == nil)
    #expect(await journal.position(of: OrderID("1")).state == .unsettled)
    #expect(await journal.position(of: OrderID("2")).state == .ready)
  }
}
