import CommerceData
import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@Suite struct RemoteBasketRepositoryTests {
  private let server = FakeServer()
  private var repository: RemoteBasketRepository {
    RemoteBasketRepository(client: HTTPClient(transport: server))
  }
  private static let change = BasketChange(
    item: BasketItem(
      id: ItemID("soup"), name: "Soup", unitPrice: Money(minorUnits: 100, currency: .eur),
      storeID: StoreID("s"), storeName: "S"),
    quantity: 2, isReplacing: true, choices: [Choice(id: "hot", name: "Hot")])
  private static let json = """
    {"storeId":"s","storeName":"S","version":7,
     "lines":[{"itemId":"soup","name":"Soup","quantity":2,
       "unitPrice":{"minorUnits":100,"currency":"EUR"},
       "lineTotal":{"minorUnits":200,"currency":"EUR"},"choices":["hot"]}],
     "fees":[{"kind":"delivery","amount":{"minorUnits":199,"currency":"EUR"}}],
     "total":{"minorUnits":399,"currency":"EUR"}}
    """

  @Test("every field of the basket is read")
  func fields() async throws {
    await server.on("GET /v1/basket", json: Self.json)
    let eur = { Money(minorUnits: $0, currency: .eur) }
    #expect(
      try await repository.basket()
        == Basket(
          storeID: StoreID("s"), storeName: "S", version: 7,
          lines: [
            LineItem(
              itemID: ItemID("soup"), name: "Soup", quantity: 2, unitPrice: eur(100),
              lineTotal: eur(200), choices: [Choice(id: "hot", name: "Hot")])
          ],
          fees: [Fee(kind: "delivery", amount: eur(199))], total: eur(399)))
  }

  @Test("an empty basket has no store, and choices and fees may be absent")
  func empty() async throws {
    await server.on(
      "GET /v1/basket",
      json: """
        {"storeId":null,"storeName":null,"version":8,"lines":[],
         "total":{"minorUnits":0,"currency":"EUR"}}
        """)
    let basket = try await repository.basket()
    #expect(basket.storeID == nil)
    #expect(basket.lines.isEmpty)
  }

  @Test(
    "choices come as ids, or with their names; what has another shape fails no basket",
    arguments: [
      (#"["extra-hot","no_nuts"]"#, ["Extra hot", "No nuts"]),
      (#"[{"id":"h","name":"Hot"}]"#, ["Hot"]), (#"["hot",7]"#, ["Hot"]), ("{}", []),
      ("null", []), (#""hot""#, []),
    ])
  func choices(json: String, names: [String]) async throws {
    await server.on(
      "GET /v1/basket", json: Self.json.replacingOccurrences(of: #"["hot"]"#, with: json))
    #expect(try await repository.basket().lines.first?.choices.map(\.name) == names)
  }

  @Test("a change is sent as the final quantity, with its store and choices")
  func change() async throws {
    await server.on("PUT /v1/basket/items/soup", json: Self.json)
    _ = try await repository.make(Self.change)
    let body = try #require(await server.requests.first?.body)
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{"choices":["hot"],"quantity":2,"replacing":true,"storeId":"s"}"#)
  }

  @Test(
    "each of the server's reasons has its error; an unknown one is unavailable",
    arguments: [
      (409, "other_store", BasketError.otherStore), (409, "store_closed", .storeClosed),
      (404, "not_found", .call(.notFound)), (422, "invalid_quantity", .invalidQuantity),
      (422, "invalid_choices", .invalidChoices), (503, "busy", .call(.unavailable)),
      (401, "signed_out", .call(.signedOut)),
    ])
  func reasons(status: Int, code: String, error: BasketError) async {
    await server.on(
      "PUT /v1/basket/items/soup", status: status, json: #"{"error":{"code":"\#(code)"}}"#)
    await #expect(throws: error) { try await repository.make(Self.change) }
  }

  @Test("giving up is told apart from failing")
  func failures() async {
    await server.on("GET /v1/basket", failure: .cancelled)
    await #expect(throws: CallFailure.cancelled) { try await repository.basket() }
    await server.on("GET /v1/basket", failure: .timeout)
    await #expect(throws: CallFailure.unreachable) { try await repository.basket() }
    await server.on("GET /v1/basket", json: "[]")
    await #expect(throws: CallFailure.unreadable) { try await repository.basket() }
  }
}
