import CommerceData
import CommerceDomain
import CommerceDomainTesting
import Foundation
import PersistenceCore
import PersistenceCoreTesting
import Testing

@Suite struct KeptOrderRepositoryTests {
  private let remote = FakeOrderRepository(orders: [
    .sample(id: "1001", day: 1), .sample(id: "1002", status: .paid, day: 2),
  ])
  private let store = FakeDataStore()

  private func repository(at seconds: Double) -> KeptOrderRepository {
    KeptOrderRepository(
      remote: remote, store: store, now: { Date(timeIntervalSince1970: seconds) },
      log: { _ in })
  }

  @Test("orders that came are kept, and told with their age when the server is gone")
  func offline() async throws {
    let fresh = try await repository(at: 1000).orders()
    #expect(fresh.age == nil)
    await remote.fail(with: .unreachable)
    let kept = try await repository(at: 1060).orders()
    #expect(kept.age == .seconds(60))
    #expect(kept.orders == fresh.orders)
  }

  @Test("a clock that went back never makes an age below nothing")
  func clockWentBack() async throws {
    _ = try await repository(at: 1000).orders()
    await remote.fail(with: .unreachable)
    #expect(try await repository(at: 10).orders().age == .zero)
  }

  @Test(
    "without kept orders, or with damaged ones, the failure is told",
    arguments: [nil, Data("{".utf8)])
  func nothingKept(bytes: Data?) async throws {
    if let bytes { try await store.write(bytes, to: "orders.json") }
    await remote.fail(with: .unreachable)
    await #expect(throws: CallFailure.unreachable) { try await repository(at: 0).orders() }
  }

  @Test("a page in place of the server's answer is being offline, an expired sign-in is not")
  func otherFailures() async throws {
    let fresh = try await repository(at: 0).orders()
    await remote.fail(with: .unreadable)
    #expect(try await repository(at: 0).orders().orders == fresh.orders)
    await remote.fail(with: .signedOut)
    await #expect(throws: CallFailure.signedOut) { try await repository(at: 0).orders() }
  }

  @Test("giving up is not being offline")
  func cancelled() async throws {
    _ = try await repository(at: 0).orders()
    await remote.fail(with: .cancelled)
    await #expect(throws: CallFailure.cancelled) { try await repository(at: 0).orders() }
  }

  @Test("orders show even when they cannot be kept")
  func fullDisk() async throws {
    await store.fail(with: StorageError("disk full"))
    #expect(try await repository(at: 0).orders().orders.count == 2)
  }

  @Test("orders that could not be kept on disk are still told from memory")
  func memory() async throws {
    await store.fail(with: StorageError("disk full"))
    let repository = repository(at: 0)
    let fresh = try await repository.orders()
    await remote.fail(with: .unreachable)
    let kept = try await repository.orders()
    #expect(kept.orders == fresh.orders)
    #expect(kept.age == .zero)
  }
}
