@testable import CommerceDomain
import CommerceDomainTesting
import Testing

@MainActor
@Suite struct BasketWriterTests {
  private let server = FakeBasketRepository()
  private let store = BasketStore()
  private let gate = Gate()
  private let soup = BasketItem.sample("soup")
  private let tea = BasketItem.sample("tea", cents: 250)

  private func makeWriter() -> BasketWriter {
    BasketWriter(store: store, repository: server)
  }

  private func hold() async {
    let gate = gate
    await server.hold { await gate.pass() }
  }

  private func tap(
    _ work: @escaping @MainActor () async throws(BasketError) -> Void
  ) async -> Task<Result<Void, BasketError>, Never> {
    await started {
      do throws(BasketError) {
        try await work()
        return Result<Void, BasketError>.success(())
      } catch {
        return .failure(error)
      }
    }
  }

  @Test("three fast taps send one request, then the final quantity, and make one line")
  func fastTaps() async {
    await hold()
    let writer = makeWriter()
    var taps: [Task<Result<Void, BasketError>, Never>] = []
    for count in 1...3 {
      taps.append(await tap { () throws(BasketError) in try await writer.add(soup) })
      #expect(store.itemCount == count)
      await gate.arrival()
    }
    #expect(store.isPending)
    await gate.open()
    for tap in taps { #expect(await tap.value.isSuccess) }

    #expect(await server.changes.map(\.quantity) == [1, 3])
    #expect(store.lines.map(\.quantity) == [3])
    #expect(!store.isPending)
  }

  @Test("two items changed fast never mix: an answer for one keeps the other's wish")
  func twoItems() async {
    await hold()
    let writer = makeWriter()
    let first = await tap { () throws(BasketError) in try await writer.add(soup) }
    let second = await tap { () throws(BasketError) in try await writer.add(tea) }
    #expect(store.lines.map(\.quantity) == [1, 1])
    await gate.open()
    #expect(await first.value.isSuccess)
    #expect(await second.value.isSuccess)
    #expect(await server.changes.map(\.item.id) == [soup.id, tea.id])
    #expect(store.lines.map(\.itemID) == [soup.id, tea.id])
  }

  @Test("a failed write after a newer tap keeps the newer, and fails only its own caller")
  func failureAfterNewerTap() async {
    await hold()
    await server.failNext(with: .call(.unreachable))
    let writer = makeWriter()
    let older = await tap { () throws(BasketError) in try await writer.add(soup) }
    await gate.arrival()
    let newer = await tap { () throws(BasketError) in try await writer.add(soup) }
    await gate.open()
    #expect(await older.value.error == .call(.unreachable))
    #expect(await newer.value.isSuccess)
    #expect(store.quantity(of: soup.id) == 2)
  }

  @Test("a failure takes back only what its request carried")
  func failure() async throws {
    let writer = makeWriter()
    try await writer.add(tea)
    await server.failNext(with: .call(.unreachable))
    await #expect(throws: BasketError.call(.unreachable)) { try await writer.add(soup) }
    #expect(store.lines.map(\.itemID) == [tea.id])
    #expect(!store.isPending)
  }

  @Test("callers whose taps were merged share the outcome")
  func sharedOutcome() async {
    await hold()
    let writer = makeWriter()
    let first = await tap { () throws(BasketError) in try await writer.add(soup) }
    await gate.arrival()
    let merged = [
      await tap { () throws(BasketError) in try await writer.add(soup) },
      await tap { () throws(BasketError) in try await writer.add(soup) },
    ]
    await server.failNext(with: .call(.unreachable))
    await server.failNext(with: .storeClosed)
    await gate.open()
    #expect(await first.value.error == .call(.unreachable))
    for caller in merged { #expect(await caller.value.error == .storeClosed) }
    #expect(store.lines.isEmpty)
  }

  @Test("a read that lands after a write does not bring the old basket back")
  func oldRead() async throws {
    let old = try await server.basket()
    let writer = makeWriter()
    try await writer.add(soup)
    store.accept(old)
    #expect(store.quantity(of: soup.id) == 1)
  }

  @Test("a wish under way survives a refresh")
  func refresh() async throws {
    await hold()
    let writer = makeWriter()
    let tapped = await tap { () throws(BasketError) in try await writer.add(soup) }
    await server.replace(
      storeID: tea.storeID, storeName: tea.storeName, lines: [.sample(tea)])
    try await writer.refresh()
    #expect(store.lines.map(\.itemID) == [tea.id, soup.id])
    await gate.open()
    #expect(await tapped.value.isSuccess)
  }

  @Test("another store's item is refused, and the basket is read again; replacing it works")
  func otherStore() async throws {
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    await server.replace(
      storeID: bagel.storeID, storeName: bagel.storeName, lines: [.sample(bagel)])
    let writer = makeWriter()
    await #expect(throws: BasketError.otherStore) { try await writer.add(soup) }
    #expect(store.storeName == "Corner Deli")

    try await writer.add(soup, isReplacing: true)
    #expect(store.storeName == "Thai Garden")
    #expect(store.lines.map(\.itemID) == [soup.id])
  }

  @Test("while a basket is being replaced only the new store's items are shown")
  func replacing() async {
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    await server.replace(
      storeID: bagel.storeID, storeName: bagel.storeName, lines: [.sample(bagel)])
    let writer = makeWriter()
    try? await writer.refresh()
    await hold()
    let tapped = await tap { () throws(BasketError) in
      try await writer.add(soup, isReplacing: true)
    }
    #expect(store.lines.map(\.itemID) == [soup.id])
    #expect(store.storeID == soup.storeID)
    await gate.open()
    #expect(await tapped.value.isSuccess)
  }

  @Test("quantities that cannot be are refused before anything is sent", arguments: [-1, Int.min])
  func negative(quantity: Int) async {
    let writer = makeWriter()
    await #expect(throws: BasketError.invalidQuantity) {
      try await writer.make(BasketChange(item: soup, quantity: quantity))
    }
    #expect(await server.changes.isEmpty)
  }

  @Test("the largest quantity is the server's to refuse; nothing traps on the way")
  func largest() async {
    let writer = makeWriter()
    await #expect(throws: BasketError.invalidQuantity) {
      try await writer.make(BasketChange(item: tea, quantity: .max))
    }
    #expect(store.lines.isEmpty)
  }

  @Test("draining waits for every wish; a caller that gives up does not stop its write")
  func drain() async {
    await hold()
    let writer = makeWriter()
    let tapped = await tap { () throws(BasketError) in try await writer.add(soup) }
    tapped.cancel()
    await gate.open()
    await writer.drain()
    #expect(store.confirmed?.lines.map(\.quantity) == [1])
    #expect(!store.isPending)
  }
}

extension Result where Failure == BasketError {
  fileprivate var isSuccess: Bool { error == nil }

  fileprivate var error: BasketError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
