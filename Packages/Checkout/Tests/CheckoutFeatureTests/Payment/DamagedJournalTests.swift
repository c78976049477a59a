import CommerceDomain
import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// A journal that is there and cannot be read: no second charge, no charge without a tap, and the
/// person can buy again.
@MainActor
@Suite struct DamagedJournalTests {
  /// Runs a body on each store that holds a damaged journal of one open attempt.
  private func forEachStore(
    _ damage: DamagedJournal, left fault: FakePaymentRepository.Fault,
    _ body: (PaymentScene) async throws -> Void
  ) async throws {
    let journal = try await {
      let scene = PaymentScene()
      await scene.leaveAttempt(fault)
      return try #require(try await scene.journal)
    }()
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "DamagedJournalTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for store in try await damage.stores(of: journal, in: folder) {
      let scene = PaymentScene()
      await scene.leaveAttempt(fault)
      scene.disk = store
      try await body(scene)
    }
  }

  @Test(
    "what was charged is never charged again without a question, and yes buys once more",
    arguments: DamagedJournal.allCases)
  func charged(damage: DamagedJournal) async throws {
    try await forEachStore(damage, left: .loseAnswer) { scene in
      let useCase = scene.launch()
      for order in await useCase.openOrders() { _ = await useCase.check(order) }
      #expect(await useCase.check(scene.order) == .ready)
      #expect(await scene.payments.charges.count == 1)

      let earlier = try #require(await scene.payments.payments.last)
      for _ in 0..<2 {
        let outcome = await useCase.pay(scene.order, amount: scene.amount)
        #expect(outcome == .boughtAgain(earlier))
        #expect(await scene.payments.charges.count == 1)
      }
      #expect(
        await useCase.payOnceMore(scene.order, amount: scene.amount) == .paid(OrderID("2002")))
      #expect(await scene.payments.charges.count == 2)
      await useCase.acknowledge(OrderID("2002"))

      // A later run asks again: the lost attempt is still lost.
      let later = scene.launch()
      guard case .boughtAgain(let last) = await later.pay(scene.order, amount: scene.amount) else {
        Issue.record("charged without a question")
        return
      }
      #expect(last.order == OrderID("2002"))
      #expect(await scene.payments.charges.count == 2)
    }
  }

  @Test(
    "what was not charged is charged with the next tap, once",
    arguments: DamagedJournal.allCases)
  func notCharged(damage: DamagedJournal) async throws {
    try await forEachStore(damage, left: .drop) { scene in
      let useCase = scene.launch()
      #expect(await useCase.check(scene.order) == .ready)
      #expect(await scene.payments.charges.isEmpty)
      #expect(await useCase.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
      #expect(await scene.payments.charges == [scene.amount])
      await useCase.acknowledge(OrderID("2001"))
      #expect(await !scene.launch().isOpen(scene.order))
    }
  }

  @Test(
    "while the server cannot be asked, nothing is charged and nothing is moved",
    arguments: DamagedJournal.allCases)
  func offline(damage: DamagedJournal) async throws {
    try await forEachStore(damage, left: .loseAnswer) { scene in
      await scene.payments.goOffline()
      #expect(await scene.launch().pay(scene.order, amount: scene.amount) == .notSent)
      #expect(await scene.payments.charges.count == 1)
      let aside = try await scene.disk.read(PaymentScene.journalName + ".damaged")
      #expect(aside == nil)
    }
  }

  @Test(
    "an attempt that is open when a second journal is damaged is not forgotten either",
    arguments: DamagedJournal.allCases)
  func damagedTwice(damage: DamagedJournal) async throws {
    try await forEachStore(damage, left: .drop) { scene in
      #expect(
        await scene.launch().pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
      try await scene.disk.write(Data("[".utf8), to: PaymentScene.journalName)
      let useCase = scene.launch()
      guard case .boughtAgain = await useCase.pay(scene.order, amount: scene.amount) else {
        Issue.record("charged without a question")
        return
      }
      _ = await useCase.payOnceMore(scene.order, amount: scene.amount)
      #expect(await scene.payments.charges.count == 2)
    }
  }

  @Test("what was damaged is set aside as it was, once another attempt is stored")
  func setAside() async throws {
    let bytes = Data("[{".utf8)
    let disk = FakeDataStore([PaymentScene.journalName: bytes])
    let scene = PaymentScene(disk: disk)
    #expect(await scene.payAndSee() == .paid(OrderID("2001")))
    #expect(try await disk.read(PaymentScene.journalName + ".damaged") == bytes)
    #expect(try await scene.journal == Data("[]".utf8))
  }

  @Test("a journal that can be read again is read, and its attempt asked about")
  func readableAgain() async throws {
    let disk = FakeDataStore()
    let scene = PaymentScene(disk: disk)
    await scene.leaveAttempt(.loseAnswer)
    await disk.makeUnreadable(PaymentScene.journalName, StorageError("no volume"))
    let useCase = scene.launch()
    #expect(await useCase.check(scene.order) == .ready)
    await disk.makeUnreadable(PaymentScene.journalName, nil)
    #expect(await useCase.pay(scene.order, amount: scene.amount) == .paid(OrderID("2001")))
    #expect(await scene.payments.charges == [scene.amount])
  }

  @Test("a full disk on top of a damaged journal charges nothing and moves nothing")
  func fullDisk() async throws {
    let disk = FakeDataStore([PaymentScene.journalName: Data("[{".utf8)])
    await disk.fail(with: StorageError("disk full"))
    let scene = PaymentScene(disk: disk)
    #expect(await scene.launch().pay(scene.order, amount: scene.amount) == .notSent)
    #expect(await scene.payments.charges.isEmpty)
    #expect(try await scene.journal == Data("[{".utf8))
  }

  @Test("what another attempt paid is no answer to a question that nobody was asked")
  func confirmedUnasked() async throws {
    let disk = FakeDataStore([PaymentScene.journalName: Data("[{".utf8)])
    let scene = PaymentScene(disk: disk)
    #expect(await scene.launch().payOnceMore(scene.order, amount: scene.amount) == .ready)
    #expect(await scene.payments.sent.isEmpty)
  }
}
