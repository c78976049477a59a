import CommerceDomainTesting
import Testing

@testable import CommerceDomain

/// What the basket is after answers that say too little, came late or did not come.
@MainActor
@Suite struct BasketOutcomeTests {
  private let server = FakeBasketRepository()
  private let store = BasketStore()
  private let writer: BasketWriter
  private let soup = BasketItem.sample("soup")

  init() {
    writer = BasketWriter(store: store, repository: server)
  }

  private nonisolated static let unknown: [CallFailure] = [
    .unreachable, .unavailable, .unreadable, .cancelled,
  ]

  @Test("a change that was made without an answer is made", arguments: unknown)
  func lostAnswer(failure: CallFailure) async throws {
    await server.loseNextAnswer(failure)
    try await writer.add(soup)
    #expect(store.confirmed?.lines.map(\.quantity) == [1])
    #expect(!store.isPending)
  }

  @Test("a change that was not made is refused once the basket says so", arguments: unknown)
  func notMade(failure: CallFailure) async {
    await server.failNext(with: .call(failure))
    await #expect(throws: BasketError.call(failure)) { try await writer.add(soup) }
    #expect(await server.readCount == 1)
    #expect(store.lines.isEmpty)
  }

  @Test("nobody can say what became of a change when the basket cannot be read either")
  func notReadable() async {
    await server.loseNextAnswer()
    await server.failReads(with: .unreachable)
    await #expect(throws: BasketError.unknown(.unreachable)) { try await writer.add(soup) }
  }

  @Test(
    "a clear refusal reads nothing",
    arguments: [
      BasketError.storeClosed, .invalidQuantity, .invalidChoices, .call(.signedOut),
    ])
  func refusal(error: BasketError) async {
    await server.failNext(with: error)
    await #expect(throws: error) { try await writer.add(soup) }
    #expect(await server.readCount == 0)
  }

  @Test("an answer older than the known basket makes the writer read, and the read counts")
  func olderAnswer() async throws {
    try await writer.add(soup)
    let old = Basket(
      storeID: nil, storeName: nil, version: 0, lines: [], fees: [], total: .zero(.eur))
    await server.answerNext(with: old)
    try await writer.add(soup)
    #expect(await server.readCount == 1)
    #expect(store.confirmed?.lines.map(\.quantity) == [2])
  }

  @Test("a server that counts from below again is believed when it is read")
  func restoredServer() async throws {
    for _ in 0..<3 { try await writer.add(soup) }
    await server.restore(version: 1)
    try await writer.add(soup)
    #expect(store.confirmed?.version == 2)
    #expect(store.confirmed?.lines.map(\.quantity) == [4])
  }

  @Test("a read that a change overtakes does not bring the basket before it back")
  func overtakenRead() async throws {
    let (server, gate) = (GatedReads(server), Gate())
    let writer = BasketWriter(store: store, repository: server)
    await server.hold { await gate.pass() }
    let read = Task { try? await writer.refresh() }
    await gate.arrival()
    try await writer.add(soup)
    await gate.open()
    await read.value
    #expect(store.quantity(of: soup.id) == 1)
  }
}

/// A basket whose reads are answered late, with what it was when they were asked for.
private actor GatedReads: BasketRepository {
  private let server: FakeBasketRepository
  private var gate: (@Sendable () async -> Void)?

  init(_ server: FakeBasketRepository) { self.server = server }

  func hold(_ gate: @escaping @Sendable () async -> Void) { self.gate = gate }

  func basket() async throws(CallFailure) -> Basket {
    let basket = try await server.basket()
    await gate?()
    return basket
  }

  func make(_ change: BasketChange) async throws(BasketError) -> Basket {
    try await server.make(change)
  }
}
