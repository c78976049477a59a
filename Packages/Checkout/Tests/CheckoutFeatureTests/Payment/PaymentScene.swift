import CommerceDomain
import Foundation
import PersistenceCore
import PersistenceCoreTesting

@testable import CheckoutFeature
@testable import CheckoutFeatureTesting

/// Paying one order on fakes, in one run of the app after the other.
@MainActor
final class PaymentScene {
  nonisolated static let journalName = "payment-attempts.json"

  let order = OrderID("1001")
  let amount = Money(minorUnits: 2450, currency: .eur)
  let payments = FakePaymentRepository()
  /// The time of day, in seconds.
  var time: TimeInterval = 1_794_571_200
  var disk: any DataStore
  /// Every step of every run.
  var steps: Set<PaymentTransition> = []
  private(set) var keyCount = 0

  init(disk: any DataStore = FakeDataStore()) {
    self.disk = disk
  }

  /// The use case as a launch builds it.
  func launch() -> PayOrderUseCase {
    PayOrderUseCase(
      payments: payments, journal: PaymentJournal(store: disk),
      now: { MainActor.assumeIsolated { Date(timeIntervalSince1970: self.time) } },
      makeKey: {
        self.keyCount += 1
        return "key-\(self.keyCount)"
      },
      observe: { self.steps.insert($0) })
  }

  /// Leaves a stored attempt behind, as a run does that ends before an answer came.
  func leaveAttempt(_ fault: FakePaymentRepository.Fault) async {
    await payments.next(fault)
    _ = await launch().pay(order, amount: amount)
  }

  /// Pays, and sees the receipt.
  func payAndSee() async -> PaymentOutcome {
    let useCase = launch()
    let outcome = await useCase.pay(order, amount: amount)
    if case .paid(let paid) = outcome { await useCase.acknowledge(paid) }
    return outcome
  }

  var journal: Data? {
    get async throws { try await disk.read(Self.journalName) }
  }
}
