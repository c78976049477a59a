import CommerceData
import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@Suite struct RemoteOrderRepositoryTests {
  private let server = FakeServer()
  private var repository: RemoteOrderRepository {
    RemoteOrderRepository(client: HTTPClient(transport: server))
  }

  @Test("every field of an order is read")
  func fields() async throws {
    await server.on("GET /v1/orders/1001", json: Self.order(id: "1001"))

    let order = try await repository.order(OrderID("1001"))
    #expect(
      order
        == Order(
          id: OrderID("1001"), storeID: StoreID("corner-deli"), storeName: "Corner Deli",
          placedAt: Date(timeIntervalSince1970: 1_767_268_800), status: .delivered,
          lines: [
            LineItem(
              itemID: ItemID("bagel"), name: "Bagel", quantity: 2,
              unitPrice: Money(minorUnits: 450, currency: .eur),
              lineTotal: Money(minorUnits: 900, currency: .eur))
          ],
          fees: [Fee(kind: "delivery", amount: Money(minorUnits: 199, currency: .eur))],
          total: Money(minorUnits: 1099, currency: .eur), againOf: OrderID("0900")
        ))
  }

  @Test("fees and the repeated order may be absent")
  func optionalFields() async throws {
    await server.on(
      "GET /v1/orders/1",
      json: """
        {"id":"1","storeId":"s","storeName":"S","placedAt":"2026-01-01T12:00:00Z",
         "status":"paid","lines":[],"total":{"minorUnits":0,"currency":"JPY"}}
        """)

    let order = try await repository.order(OrderID("1"))
    #expect(order.fees.isEmpty)
    #expect(order.againOf == nil)
  }

  @Test("orders come newest first, however the server sorts them")
  func newestFirst() async throws {
    let old = Self.order(id: "old", placedAt: "2026-01-01T12:00:00Z")
    let new = Self.order(id: "new", placedAt: "2026-01-02T12:00:00Z")
    await server.on("GET /v1/orders", json: #"{"orders":[\#(old),\#(new)]}"#)

    let history = try await repository.orders()
    #expect(history.age == nil)
    #expect(history.orders.map(\.id.rawValue) == ["new", "old"])
  }

  @Test("an unknown order is not found")
  func notFound() async {
    await server.on("GET /v1/orders/9", status: 404, json: #"{"error":{"code":"not_found"}}"#)
    await #expect(throws: CallFailure.notFound) { try await repository.order(OrderID("9")) }
  }

  @Test(
    "a server that is not there, one that is another and a sign-in that expired are told apart",
    arguments: [
      (HTTPError.timeout, CallFailure.unreachable), (.transport("reset"), .unreachable),
      (.decoding(path: "orders", reason: "null"), .unreadable),
      (.status(ServerError(HTTPResponse(status: 503))), .unavailable),
      (.status(ServerError(HTTPResponse(status: 401))), .signedOut),
    ])
  func failures(failure: HTTPError, error: CallFailure) async {
    await server.on("GET /v1/orders", failure: failure)
    await #expect(throws: error) { try await repository.orders() }
  }

  @Test("an unknown status is taken as it is, and leaves nothing to pay")
  func unknownStatus() async throws {
    await server.on("GET /v1/orders/1", json: Self.order(id: "1", status: "out_for_delivery"))
    let order = try await repository.order(OrderID("1"))
    #expect(order.status == .other("out_for_delivery"))
    #expect(!order.isPayable)
  }

  @Test("an order that cannot be read is left out of the list and counted")
  func leftOut() async throws {
    let bad = [
      Self.order(id: "2", total: "10.5"), Self.order(id: "3", total: "-500"),
      Self.order(id: "4", quantity: -1), Self.order(id: "5", lineCurrency: "USD"), "null", "[]",
    ]
    let all = ([Self.order(id: "1")] + bad).joined(separator: ",")
    await server.on("GET /v1/orders", json: #"{"orders":[\#(all)]}"#)
    let history = try await repository.orders()
    #expect(history.orders.map(\.id) == [OrderID("1")])
    #expect(history.leftOut == LeftOut(bad.count))
  }

  @Test("fractional money is refused, not guessed")
  func strict() async {
    await server.on("GET /v1/orders/2", json: Self.order(id: "2", total: "10.5"))
    await #expect(throws: CallFailure.unreadable) { try await repository.order(OrderID("2")) }
  }

  @Test("giving up is told apart from failing")
  func cancelled() async {
    await server.on("GET /v1/orders", failure: .cancelled)
    await #expect(throws: CallFailure.cancelled) { try await repository.orders() }
  }

  private static func order(
    id: String, placedAt: String = "2026-01-01T12:00:00Z", status: String = "delivered",
    total: String = "1099", quantity: Int = 2, lineCurrency: String = "EUR"
  ) -> String {
    """
    {"id":"\(id)","storeId":"corner-deli","storeName":"Corner Deli","placedAt":"\(placedAt)",
     "status":"\(status)","againOf":"0900",
     "lines":[{"itemId":"bagel","name":"Bagel","quantity":\(quantity),
       "unitPrice":{"minorUnits":450,"currency":"\(lineCurrency)"},
       "lineTotal":{"minorUnits":900,"currency":"\(lineCurrency)"}}],
     "fees":[{"kind":"delivery","amount":{"minorUnits":199,"currency":"EUR"}}],
     "total":{"minorUnits":\(total),"currency":"EUR"}}
    """
  }
}
