import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import CheckoutFeature

@Suite struct RemotePaymentRepositoryTests {
  private let server = FakeServer()
  private let amount = Money(minorUnits: 2450, currency: .eur)

  private func pay() async throws(PaymentError) -> OrderID {
    try await RemotePaymentRepository(client: HTTPClient(transport: server))
      .pay(order: OrderID("1001"), amount: amount, key: "k")
  }

  @Test("a payment carries its order, its amount and its key, and brings the paid order")
  func request() async throws {
    await server.on(
      "POST /v1/payments", status: 201,
      json: #"{"paymentId":"p","order":{"id":"1004"},"status":"paid"}"#)
    #expect(try await pay() == OrderID("1004"))
    let request = try #require(await server.requests.first)
    #expect(request.headers["Idempotency-Key"] == "k")
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"amount":{"currency":"EUR","minorUnits":2450},"orderId":"1001"}"#)
  }

  @Test(
    "each of the server's reasons has its error; whatever else happens, it is not known",
    arguments: [
      (402, "card_declined", PaymentError.declined), (409, "already_paid", .alreadyPaid),
      (409, "not_payable", .notPayable), (404, "not_found", .notPayable),
      (422, "key_reused", .keyReused), (409, "in_progress", .unknown), (500, "oops", .unknown),
      (409, "amount_changed", .unknown),
    ])
  func reasons(status: Int, code: String, error: PaymentError) async {
    await server.on(
      "POST /v1/payments", status: status, json: #"{"error":{"code":"\#(code)"}}"#)
    await #expect(throws: error) { try await pay() }
  }

  @Test("a changed amount brings the new one")
  func amountChanged() async {
    await server.on(
      "POST /v1/payments", status: 409,
      json: """
        {"error":{"code":"amount_changed","amount":{"minorUnits":2600,"currency":"EUR"}}}
        """)
    await #expect(
      throws: PaymentError.amountChanged(Money(minorUnits: 2600, currency: .eur))
    ) { try await pay() }
  }

  @Test("no answer is not a failure: it is not known", arguments: [HTTPError.timeout, .cancelled])
  func noAnswer(failure: HTTPError) async {
    await server.on("POST /v1/payments", failure: failure)
    await #expect(throws: PaymentError.unknown) { try await pay() }
  }

  @Test("the payments of an order are asked for by its id; no answer is not taken for none")
  func paidOrders() async throws {
    let repository = RemotePaymentRepository(client: HTTPClient(transport: server))
    await server.on("GET /v1/payments", json: #"{"payments":[{"orderId":"1004"}]}"#)
    #expect(try await repository.paidOrders(for: OrderID("1001")) == [OrderID("1004")])
    #expect(await server.requests.last?.query == [.init("orderId", "1001")])
    await server.on("GET /v1/payments", failure: .timeout)
    await #expect(throws: PaymentError.unknown) {
      try await repository.paidOrders(for: OrderID("1001"))
    }
  }
}
