import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import CheckoutFeature

@Suite struct RemotePaymentRepositoryTests {
  private let server = FakeServer()
  private let attempt = PaymentAttempt(
    order: OrderID("1001"), amount: Money(minorUnits: 2450, currency: .eur), key: "k",
    madeAt: .distantPast)
  private var repository: RemotePaymentRepository {
    RemotePaymentRepository(client: HTTPClient(transport: server))
  }

  private static let amount = #"{"minorUnits":2450,"currency":"EUR"}"#

  private static func turnedAway(_ refusal: PaymentRefusal) -> PaymentError {
    .turnedAway(refusal, isRepeat: false)
  }

  @Test("a payment request carries order, amount and attempt, and its key twice")
  func request() async throws {
    await server.on(
      "POST /v1/payments", status: 201,
      json: """
        {"paymentId":"p","order":{"id":"1004","againOf":"1001","status":"paid"},
        "amount":\(Self.amount),"status":"paid"}
        """)
    #expect(
      try await repository.pay(attempt)
        == Payment(order: OrderID("1004"), againOf: OrderID("1001"), amount: attempt.amount))
    let request = try #require(await server.requests.first)
    #expect(request.headers["Idempotency-Key"] == "k")
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"amount":{"currency":"EUR","minorUnits":2450},"attempt":"k","orderId":"1001"}"#)
  }

  @Test(
    "a payment that did not succeed, or an order that is not paid, is not made",
    arguments: [("failed", "paid"), ("paid", "awaiting_payment"), ("", ""), ("PAID", "paid")])
  func notMade(payment: String, order: String) async throws {
    await server.on(
      "POST /v1/payments", status: 201,
      json: """
        {"order":{"id":"1001","status":"\(order)"},"amount":\(Self.amount),"status":"\(payment)"}
        """)
    #expect(try await repository.pay(attempt).isMade == false)
  }

  @Test(
    "an answer without what makes it this attempt's cannot be read",
    arguments: [
      "{}", "[]", "", "null", #"{"order":{"id":"1001"},"status":"paid"}"#,
      #"{"order":{"id":"1001","status":"paid"},"status":"paid"}"#,
      #"{"order":{"id":"1001","status":"paid"},"amount":24.5,"status":"paid"}"#,
    ])
  func unreadable(json: String) async {
    await server.on("POST /v1/payments", status: 201, json: json)
    await #expect(throws: PaymentError.unreadable) { try await repository.pay(attempt) }
  }

  @Test(
    "each refusal has its error",
    arguments: [
      (402, "card_declined", PaymentError.refused(.declined)),
      (409, "already_paid", .refused(.alreadyPaid)), (409, "not_payable", .refused(.notPayable)),
      (404, "not_found", .refused(.notPayable)),
      // Nothing of what the key stands for.
      (400, "bad_request", turnedAway(.notAccepted)), (401, "signed_out", turnedAway(.signedOut)),
      (401, "any", turnedAway(.signedOut)), (403, "any", turnedAway(.notAllowed)),
      // Final, for a reason that is not known.
      (402, "any", turnedAway(.other)), (404, "any", turnedAway(.other)),
      (410, "any", turnedAway(.other)), (422, "any", turnedAway(.other)),
      (422, "key_reused", turnedAway(.other)), (451, "any", turnedAway(.other)),
      (409, "amount_changed", turnedAway(.other)),
      // Not final.
      (409, "in_progress", .noAnswer), (409, "any", .noAnswer), (408, "any", .noAnswer),
      (425, "any", .noAnswer), (429, "any", .noAnswer), (500, "any", .noAnswer),
      (503, "card_declined", .noAnswer),
    ])
  func refusals(status: Int, code: String, error: PaymentError) async {
    await server.on(
      "POST /v1/payments", status: status, json: #"{"error":{"code":"\#(code)"}}"#)
    await #expect(throws: error) { try await repository.pay(attempt) }
  }

  @Test("a refusal after tries without an answer says so, unless it speaks for them too")
  func refusedAfterTries() async {
    for (code, error) in [
      ("any", PaymentError.turnedAway(.notAllowed, isRepeat: true)),
      ("card_declined", .refused(.declined)),
    ] {
      let body = Data(#"{"error":{"code":"\#(code)"}}"#.utf8)
      let refusal = HTTPResponse(status: 403, body: body, earlierTries: 1)
      #expect(PaymentError(HTTPError.status(ServerError(refusal))) == error)
    }
  }

  @Test("a changed amount brings the new one, unless nobody can pay it")
  func amountChanged() async {
    for (minorUnits, error) in [
      (2600, PaymentError.refused(.amountChanged(Money(minorUnits: 2600, currency: .eur)))),
      (0, Self.turnedAway(.other)), (-1, Self.turnedAway(.other)),
    ] {
      await server.on(
        "POST /v1/payments", status: 409,
        json: """
          {"error":{"code":"amount_changed",
          "amount":{"minorUnits":\(minorUnits),"currency":"EUR"}}}
          """)
      await #expect(throws: error) { try await repository.pay(attempt) }
    }
  }

  @Test("no answer is not a refusal", arguments: [HTTPError.timeout, .cancelled, .transport("")])
  func noAnswer(failure: HTTPError) async {
    await server.on("POST /v1/payments", failure: failure)
    await #expect(throws: PaymentError.noAnswer) { try await repository.pay(attempt) }
  }

  @Test("an attempt's payment is found by its key")
  func paymentOfAttempt() async throws {
    await server.on("GET /v1/payments", json: #"{"payments":[]}"#)
    #expect(try await repository.payment(of: attempt) == nil)
    #expect(await server.requests.last?.query == [.init("attempt", "k")])

    await server.on(
      "GET /v1/payments",
      json: """
        {"payments":[{"paymentId":"p","orderId":"1004","againOf":"1001","attempt":"k",
        "amount":\(Self.amount),"paidAt":"2026-11-12T12:00:00Z"}]}
        """)
    #expect(
      try await repository.payment(of: attempt)
        == Payment(
          order: OrderID("1004"), againOf: OrderID("1001"), amount: attempt.amount, attempt: "k",
          paidAt: Date(timeIntervalSince1970: 1_794_484_800)))
  }

  @Test(
    "an answer about other payments is none about this attempt",
    arguments: [
      #"{"orderId":"1004","amount":\#(amount)}"#,
      #"{"orderId":"1004","amount":\#(amount),"attempt":"other"}"#,
      """
      {"orderId":"1004","amount":\(amount),"attempt":"k"},
      {"orderId":"1005","amount":\(amount),"attempt":"k"}
      """,
    ])
  func otherPayments(payments: String) async {
    await server.on("GET /v1/payments", json: #"{"payments":[\#(payments)]}"#)
    await #expect(throws: PaymentError.noAnswer) { try await repository.payment(of: attempt) }
  }

  @Test("a payment in a list that did not succeed is not made, and a strange date is left out")
  func listed() async throws {
    await server.on(
      "GET /v1/payments",
      json: """
        {"payments":[{"orderId":"1001","attempt":"k","amount":\(Self.amount),"status":"failed",
        "paidAt":12}]}
        """)
    let payment = try #require(try await repository.payment(of: attempt))
    #expect(!payment.isMade)
    #expect(payment.paidAt == nil)
  }

  @Test("the payments that bought an order again are found by its id, oldest first")
  func repeats() async throws {
    await server.on(
      "GET /v1/payments",
      json: """
        {"payments":[
        {"orderId":"1001","amount":\(Self.amount),"paidAt":"2026-01-01T00:00:00Z"},
        {"orderId":"1006","againOf":"1001","amount":\(Self.amount),"paidAt":"2026-03-01T00:00:00Z"},
        {"orderId":"1004","againOf":"1001","amount":\(Self.amount),"paidAt":"2026-02-01T00:00:00Z"},
        {"orderId":"1005","againOf":"1002","amount":\(Self.amount)}]}
        """)
    #expect(
      try await repository.repeats(of: OrderID("1001")).map(\.order)
        == [OrderID("1004"), OrderID("1006")])
    #expect(await server.requests.last?.query == [.init("orderId", "1001")])
  }

  @Test("a question that is not answered is not taken for none")
  func unanswered() async {
    for failure in [HTTPError.timeout, .transport("lost")] {
      await server.on("GET /v1/payments", failure: failure)
      await #expect(throws: PaymentError.noAnswer) { try await repository.payment(of: attempt) }
      await #expect(throws: PaymentError.noAnswer) {
        try await repository.repeats(of: OrderID("1001"))
      }
    }
    for status in [400, 401, 403, 404, 500] {
      await server.on("GET /v1/payments", status: status, json: "{}")
      await #expect(throws: PaymentError.noAnswer) { try await repository.payment(of: attempt) }
    }
  }
}
