import CommerceDomainTesting
import Testing

@testable import CommerceDomain

@MainActor
@Suite struct BasketLineTests {
  private let server = FakeBasketRepository()
  private let store = BasketStore()
  private let writer: BasketWriter
  private let curry = BasketItem.sample("curry")
  private let mild = Choice(id: "mild", name: "Mild")
  private let hot = Choice(id: "hot", name: "Hot")
  private let nuts = Choice(id: "nuts", name: "Nuts")

  init() {
    writer = BasketWriter(store: store, repository: server)
  }

  @Test("two portions with other choices are two lines, each with its own quantity")
  func twoLines() async throws {
    try await writer.add(curry, choices: [mild])
    try await writer.add(curry, choices: [hot])
    try await writer.add(curry, choices: [hot])
    #expect(store.lines.map(\.choices) == [[mild], [hot]])
    #expect(store.lines.map(\.quantity) == [1, 2])
    #expect(store.quantity(of: curry.id) == 3)

    try await writer.make(BasketChange(item: curry, quantity: 0, choices: [mild]))
    #expect(store.lines.map(\.choices) == [[hot]])
  }

  @Test("the same choices are the same line in whatever order they come")
  func order() async throws {
    try await writer.add(curry, choices: [hot, nuts])
    try await writer.add(curry, choices: [nuts, hot])
    #expect(store.lines.map(\.quantity) == [2])
    #expect(LineID(item: curry.id, choices: [hot, nuts]).description == "curry+hot+nuts")
  }

  @Test("lines with other choices are changed apart while their requests wait")
  func pending() async {
    let gate = Gate()
    await server.hold { await gate.pass() }
    let first = Task { try? await writer.add(curry, choices: [mild]) }
    await gate.arrival()
    let second = Task { try? await writer.add(curry, choices: [hot]) }
    while store.lines.count < 2 { await Task.yield() }
    await gate.open()
    await first.value
    await second.value
    #expect(await server.changes.map(\.choices) == [[mild], [hot]])
    #expect(store.lines.map(\.quantity) == [1, 1])
  }

  @Test("what is added to an empty basket has no total before the server has answered")
  func noTotal() async throws {
    try await writer.refresh()
    let gate = Gate()
    await server.hold { await gate.pass() }
    let tap = Task { try? await writer.add(curry) }
    await gate.arrival()
    #expect(store.total == nil)
    await gate.open()
    await tap.value
    #expect(store.total == Money(minorUnits: 299, currency: .eur))
  }
}
