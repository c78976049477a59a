import CommerceDomain
import CommerceDomainTesting
import Foundation
import SeededTesting
import Testing

@MainActor
@Suite struct BasketWriterSoakTests {
  /// `SOAK=1` asks for more of them.
  nonisolated private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? 1...10 : 1...1

  @Test(
    "ten thousand taps, failures and refreshes in any order end at the server's basket",
    arguments: Self.seeds)
  func soak(seed: UInt64) async throws {
    var random = Seeded(seed)
    let server = FakeBasketRepository()
    let store = BasketStore()
    let writer = BasketWriter(store: store, repository: server)
    let items =
      ["a", "b", "c", "d"].map { BasketItem.sample($0) }
      + [BasketItem.sample("x", store: "corner-deli", storeName: "Corner Deli")]

    var taps: [Task<Void, Never>] = []
    for _ in 0..<10_000 {
      let item = items[Int.random(in: 0..<items.count, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        if Bool.random(using: &random) {
          await server.loseNextAnswer()
        } else {
          await server.failNext(with: .call(.unreachable))
        }
      case 1: taps.append(Task { try? await writer.refresh() })
      case 2: await Task.yield()
      case 3: taps.append(Task { try? await writer.add(item, isReplacing: true) })
      case 4:
        taps.append(Task { try? await writer.make(BasketChange(item: item, quantity: 0)) })
      default:
        let choices = Bool.random(using: &random) ? [Choice(id: "hot", name: "Hot")] : []
        taps.append(Task { try? await writer.add(item, choices: choices) })
      }
      if Bool.random(using: &random) { await Task.yield() }
      #expect(store.itemCount == store.lines.map(\.quantity).reduce(0, +))
      #expect(Set(store.lines.map(\.id)).count == store.lines.count)
      #expect((store.storeID == nil) == store.lines.isEmpty)
    }
    for tap in taps { await tap.value }
    await writer.drain()
    try await writer.refresh()
    #expect(store.confirmed == (try await server.basket()))
    #expect(store.lines == store.confirmed?.lines)
    #expect(!store.isPending)
  }
}
