import CommerceDomain
import DemoBackend
import NetworkCore
import Testing

@Suite struct PaymentCallTests {
  private static let pay = "POST /v1/payments"

  private static func wish(_ order: String, _ amount: Int) -> String {
    #"{"orderId":"\#(order)","amount":{"minorUnits":\#(amount),"currency":"EUR"}}"#
  }

  @Test("buying a delivered order again makes a new paid one that names it")
  func again() async throws {
    let probe = try await BackendProbe()
    let receipt = try await probe.call(Self.pay, Self.wish("1001", 2450), key: "a")
    #expect(receipt.status == 201)
    #expect(receipt.body["status"].string == "paid")
    #expect(receipt.body["order"]["id"].string == "1004")
    #expect(receipt.body["order"]["againOf"].string == "1001")
    #expect(try await probe.call("GET /v1/basket").body["version"].int == 7)
    let orders = try await probe.call("GET /v1/orders").body["orders"].array
    #expect(orders.first?["id"].string == "1004")
  }

  @Test("paying an order that awaits it empties the basket it came from")
  func awaiting() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call("POST /v1/orders", #"{"basketVersion":7}"#, key: "o")
    let receipt = try await probe.call(Self.pay, Self.wish("1004", 2450), key: "a")
    #expect(receipt.body["order"]["status"].string == "paid")
    let basket = try await probe.call("GET /v1/basket").body
    #expect(basket["storeId"].isNull)
    #expect(basket["version"].int == 8)
    #expect(
      try await probe.refusal(Self.pay, Self.wish("1004", 2450), key: "b") == "409 already_paid")
  }

  @Test("what came into the basket after the order was made stays there when it is paid")
  func laterItems() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call("POST /v1/orders", #"{"basketVersion":7}"#, key: "o")
    let coffee = #"{"storeId":"corner-deli","quantity":1,"replacing":false}"#
    _ = try await probe.call("PUT /v1/basket/items/coffee", coffee)
    _ = try await probe.call(Self.pay, Self.wish("1004", 2450), key: "a")
    #expect(try await probe.call("GET /v1/basket").body["version"].int == 8)
  }

  @Test("the same key and body is answered the same, marked as replayed, and charged once")
  func replay() async throws {
    let probe = try await BackendProbe()
    let first = try await probe.call(Self.pay, Self.wish("1001", 2450), key: "a")
    let second = try await probe.call(Self.pay, Self.wish("1001", 2450), key: "a")
    #expect(first.headers["Idempotency-Replayed"] == nil)
    #expect(second.headers["Idempotency-Replayed"] == "true")
    #expect(second.status == first.status)
    #expect(second.body == first.body)
    let payments = try await probe.call("GET /v1/payments?orderId=1001").body["payments"].array
    #expect(payments.count == 1)
    #expect(payments.first?["againOf"].string == "1001")
  }

  @Test("the same key with another body or another call is refused")
  func reusedKey() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call(Self.pay, Self.wish("1001", 2450), key: "a")
    #expect(
      try await probe.refusal(Self.pay, Self.wish("1001", 2451), key: "a") == "422 key_reused")
    #expect(
      try await probe.refusal("POST /v1/orders", #"{"basketVersion":7}"#, key: "a")
        == "422 key_reused")
  }

  @Test("a refusal is replayed too: the key's first answer is its only one")
  func replayedRefusal() async throws {
    let probe = try await BackendProbe()
    for replayed in [nil, "true"] {
      let answer = try await probe.call(Self.pay, Self.wish("1002", 1902), key: "a")
      #expect(answer.status == 402)
      #expect(answer.headers["Idempotency-Replayed"] == replayed)
    }
  }

  @Test(
    "what cannot be paid is refused with its reason",
    arguments: [
      ("1002", 1902, "402 card_declined"), ("1003", 100, "409 not_payable"),
      ("1001", 2449, "409 amount_changed"), ("9", 1, "404 not_found"),
    ])
  func refusals(order: String, amount: Int, refusal: String) async throws {
    let probe = try await BackendProbe()
    #expect(try await probe.refusal(Self.pay, Self.wish(order, amount), key: "a") == refusal)
    #expect(try await probe.refusal(Self.pay, "{}", key: "b") == "400 bad_request")
    #expect(try await probe.refusal(Self.pay, Self.wish(order, amount)) == "400 key_missing")
  }

  @Test("an order that costs another amount by now is refused with that amount")
  func repriced() async throws {
    let probe = try await BackendProbe(
      options: DemoBackendOptions(newTotals: [OrderID("1001"): 2600]))
    let answer = try await probe.call(Self.pay, Self.wish("1001", 2450), key: "a")
    #expect(answer.status == 409)
    #expect(answer.body["error"]["amount"]["minorUnits"].int == 2600)
    let paid = try await probe.call(Self.pay, Self.wish("1001", 2600), key: "b")
    #expect(paid.status == 201)
  }

  @Test("payments are told by order, and only when an order is named")
  func list() async throws {
    let probe = try await BackendProbe()
    let none = try await probe.call("GET /v1/payments?orderId=1001")
    #expect(none.status == 200)
    #expect(none.body["payments"].array.isEmpty)
    #expect(try await probe.refusal("GET /v1/payments") == "400 bad_request")
  }
}
