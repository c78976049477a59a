import DemoBackend
import Foundation
import NetworkCore
import PersistenceCoreTesting
import ShopLaunch
import Testing

/// What a server answers to the payment requests of the first run.
struct PaymentAnswer: CustomTestStringConvertible {
  let testDescription: String
  /// Whether the payment is made before it is answered so.
  var isCharged = false
  let response: HTTPResponse
  /// What the screen says then.
  let words: String

  static let nothingCharged =
    "Nothing was charged. You can pay again: you will not be charged twice."
  static let checking = "We're checking your payment. You will not be charged twice."

  static let all: [PaymentAnswer] = [
    claim("a failed payment", status: "failed"),
    claim("an order that is not paid", orderStatus: "awaiting_payment"),
    claim("another order", order: "1002"),
    claim("another amount", minorUnits: 1),
    claim("another currency", currency: "JPY"),
    .init(
      testDescription: "no JSON, and a charge", isCharged: true,
      response: HTTPResponse(status: 201, body: Data("paid".utf8)), words: "Order 1004 is paid"),
    refusal(400, "The server did not accept the payment. Nothing was charged."),
    refusal(401, "Your sign-in has expired. Nothing was charged."),
    refusal(403, "You are not allowed to pay this order. Nothing was charged."),
    refusal(404, "The payment was refused. Nothing was charged."),
    refusal(418, "The payment was refused. Nothing was charged."),
    refusal(422, "The payment was refused. Nothing was charged."),
    .init(
      testDescription: "422, and a charge", isCharged: true,
      response: HTTPResponse(status: 422, body: Data("{}".utf8)), words: "Order 1004 is paid"),
    refusal(409, checking), refusal(425, checking), refusal(429, checking),
    refusal(500, checking), refusal(503, checking),
    .init(
      testDescription: "a web page with 403",
      response: HTTPResponse(
        status: 403, headers: ["Content-Type": "text/html"], body: Data("<p>No</p>".utf8)),
      words: nothingCharged),
  ]

  private static func refusal(_ status: Int, _ words: String) -> PaymentAnswer {
    let body = Data(#"{"error":{"code":"unheard_of","message":""}}"#.utf8)
    return PaymentAnswer(
      testDescription: "\(status)", response: HTTPResponse(status: status, body: body),
      words: words)
  }

  private static func claim(
    _ name: String, order: String = "1001", orderStatus: String = "paid", minorUnits: Int = 2450,
    currency: String = "EUR", status: String = "paid"
  ) -> PaymentAnswer {
    let body = """
      {"paymentId":"payment-9","order":{"id":"\(order)","status":"\(orderStatus)"},
      "amount":{"minorUnits":\(minorUnits),"currency":"\(currency)"},"status":"\(status)"}
      """
    return PaymentAnswer(
      testDescription: name, response: HTTPResponse(status: 201, body: Data(body.utf8)),
      words: nothingCharged)
  }
}

/// A backend whose payment requests are answered otherwise, until it is well again.
private actor MisansweringShop: HTTPTransport {
  private let backend: DemoBackend
  private let answer: PaymentAnswer
  private var isWell = false
  /// The attempts of the requests that reached the backend.
  private(set) var paymentRequests = 0

  init(_ answer: PaymentAnswer, ledger: FakeDataStore) {
    self.answer = answer
    backend = DemoBackend(store: ledger)
  }

  func recover() { isWell = true }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.method == .post, request.path.last == "payments" else {
      return try await backend.send(request)
    }
    paymentRequests += 1
    if isWell { return try await backend.send(request) }
    if answer.isCharged { _ = try await backend.send(request) }
    return answer.response
  }
}

@MainActor
@Suite struct PaymentAnswerTests {
  @Test(
    "whatever a payment request is answered, the next launch charges nothing, and a tap charges once",
    arguments: PaymentAnswer.all)
  func answer(answer: PaymentAnswer) async throws {
    let ledger = FakeDataStore()
    let backend = MisansweringShop(answer, ledger: ledger)
    let shop = try ServedShop(backend)
    let quick = Timeouts(oneTry: .seconds(600), wholeCall: .seconds(600), firstPause: .zero)
    let checkout = ["--plain", "shop://checkout/1001"]

    let first = await shop.run(["1", "quit"], checkout, timeouts: quick)
    #expect(first.contains("\n\(answer.words)\n"))
    let requests = await backend.paymentRequests
    #expect(try await payments(in: ledger) == (answer.isCharged ? 1 : 0))

    await backend.recover()
    _ = await shop.run(["quit"], timeouts: quick)
    #expect(await backend.paymentRequests == requests, "charged at a launch")

    if !answer.isCharged {
      let second = await shop.run(["1", "quit"], checkout, timeouts: quick)
      #expect(second.contains("\nOrder 1004 is paid\n"))
    }
    #expect(try await payments(in: ledger) == 1)
  }

  private func payments(in ledger: FakeDataStore) async throws -> Int {
    let bytes = try #require(try await ledger.read("backend.json"))
    let state = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return (state?["payments"] as? [Any])?.count ?? 0
  }
}
