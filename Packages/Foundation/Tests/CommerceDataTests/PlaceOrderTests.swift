import CommerceData
import CommerceDomain
import NetworkCore
import NetworkCoreTesting
import Testing

@Suite struct PlaceOrderTests {
  private let server = FakeServer()
  private var repository: RemoteOrderRepository {
    RemoteOrderRepository(client: HTTPClient(transport: server))
  }

  @Test("an order is asked for with the basket's version and the attempt's key")
  func request() async throws {
    await server.on(
      "POST /v1/orders", status: 201,
      json: """
        {"id":"1004","storeId":"s","storeName":"S","placedAt":"2026-01-01T12:00:00Z",
         "status":"awaiting_payment","lines":[],"total":{"minorUnits":100,"currency":"EUR"}}
        """)
    let order = try await repository.placeOrder(basketVersion: 7, key: "k")
    #expect(order.status == .awaitingPayment)
    let request = try #require(await server.requests.first)
    #expect(request.headers["Idempotency-Key"] == "k")
    #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == #"{"basketVersion":7}"#)
  }

  @Test(
    "each of the server's reasons has its error",
    arguments: [
      (409, "basket_changed", PlaceOrderError.basketChanged), (409, "store_closed", .storeClosed),
      (422, "basket_empty", .basketEmpty), (409, "in_progress", .inProgress),
      (422, "key_reused", .keyReused), (503, "busy", .call(.unavailable)),
      (401, "signed_out", .call(.signedOut)),
    ])
  func reasons(status: Int, code: String, error: PlaceOrderError) async {
    await server.on("POST /v1/orders", status: status, json: #"{"error":{"code":"\#(code)"}}"#)
    await #expect(throws: error) {
      try await repository.placeOrder(basketVersion: 7, key: "k")
    }
  }

  @Test("no answer leaves it unknown whether the order was made")
  func unknown() async {
    await server.on("POST /v1/orders", failure: .timeout)
    await #expect(throws: PlaceOrderError.call(.unreachable)) {
      try await repository.placeOrder(basketVersion: 7, key: "k")
    }
  }
}
