import CommerceDomain
import DemoBackend
import Foundation
import NetworkCore
import PersistenceCoreTesting
import Testing

@Suite struct PaymentCallTests {
  private static let pay = "POST /v1/payments"

  private static func body(_ order: String, _ amount: Int, attempt: String? = nil) -> String {
    let attempt = attempt.map { #","attempt":"\#($0)""# } ?? ""
    let amount = #"{"minorUnits":\#(amount),"currency":"EUR"}"#
    return #"{"orderId":"\#(order)","amount":\#(amount)\#(attempt)}"#
  }

  @Test("buying a delivered order again makes a new paid one that names it")
  func again() async throws {
    let probe = try await BackendProbe()
    let receipt = try await probe.call(Self.pay, Self.body("1001", 2450), key: "a")
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
    let receipt = try await probe.call(Self.pay, Self.body("1004", 2450), key: "a")
    #expect(receipt.body["order"]["status"].string == "paid")
    let basket = try await probe.call("GET /v1/basket").body
    #expect(basket["storeId"].isNull)
    #expect(basket["version"].int == 8)
    #expect(
      try await probe.refusal(Self.pay, Self.body("1004", 2450), key: "b") == "409 already_paid")
  }

  @Test("what came into the basket after the order was made stays there when it is paid")
  func laterItems() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call("POST /v1/orders", #"{"basketVersion":7}"#, key: "o")
    let coffee = #"{"storeId":"corner-deli","quantity":1,"replacing":false}"#
    _ = try await probe.call("PUT /v1/basket/items/coffee", coffee)
    _ = try await probe.call(Self.pay, Self.body("1004", 2450), key: "a")
    #expect(try await probe.call("GET /v1/basket").body["version"].int == 8)
  }

  @Test("the same key and body is answered the same, marked as replayed, and charged once")
  func replay() async throws {
    let probe = try await BackendProbe()
    let first = try await probe.call(Self.pay, Self.body("1001", 2450), key: "a")
    let second = try await probe.call(Self.pay, Self.body("1001", 2450), key: "a")
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
    _ = try await probe.call(Self.pay, Self.body("1001", 2450), key: "a")
    #expect(
      try await probe.refusal(Self.pay, Self.body("1001", 2451), key: "a") == "422 key_reused")
    #expect(
      try await probe.refusal("POST /v1/orders", #"{"basketVersion":7}"#, key: "a")
        == "422 key_reused")
  }

  @Test("a refusal is replayed too: the key's first answer is its only one")
  func replayedRefusal() async throws {
    let probe = try await BackendProbe()
    for replayed in [nil, "true"] {
      let answer = try await probe.call(Self.pay, Self.body("1002", 1902), key: "a")
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
    #expect(try await probe.refusal(Self.pay, Self.body(order, amount), key: "a") == refusal)
    #expect(try await probe.refusal(Self.pay, "{}", key: "b") == "400 bad_request")
    #expect(try await probe.refusal(Self.pay, Self.body(order, amount)) == "400 key_missing")
  }

  @Test("an order that costs another amount by now is refused with that amount")
  func repriced() async throws {
    let probe = try await BackendProbe(
      options: DemoBackendOptions(newTotals: [OrderID("1001"): 2600]))
    let answer = try await probe.call(Self.pay, Self.body("1001", 2450), key: "a")
    #expect(answer.status == 409)
    #expect(answer.body["error"]["amount"]["minorUnits"].int == 2600)
    let paid = try await probe.call(Self.pay, Self.body("1001", 2600), key: "b")
    #expect(paid.status == 201)
  }

  @Test("payments are listed by order or by attempt, and only when one is named")
  func list() async throws {
    let probe = try await BackendProbe()
    for call in ["GET /v1/payments?orderId=1001", "GET /v1/payments?attempt=a"] {
      let none = try await probe.call(call)
      #expect(none.status == 200)
      #expect(none.body["payments"].array.isEmpty)
    }
    #expect(try await probe.refusal("GET /v1/payments") == "400 bad_request")
    #expect(try await probe.refusal("GET /v1/payments?id=1") == "400 bad_request")
  }

  @Test("a payment is found by its attempt, and by no other")
  func attempt() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call(Self.pay, Self.body("1001", 2450, attempt: "a"), key: "a")
    _ = try await probe.call(Self.pay, Self.body("1001", 2450), key: "b")
    for (attempt, order) in [("a", "1004"), ("b", "1005")] {
      let payments = try await probe.call("GET /v1/payments?attempt=\(attempt)").body["payments"]
      #expect(payments.array.count == 1)
      #expect(payments[0]["attempt"].string == attempt)
      #expect(payments[0]["orderId"].string == order)
      #expect(payments[0]["againOf"].string == "1001")
      #expect(payments[0]["amount"]["minorUnits"].int == 2450)
      #expect(payments[0]["paidAt"].string == "2026-01-15T12:00:00Z")
    }
    #expect(try await probe.call("GET /v1/payments?attempt=c").body["payments"].array.isEmpty)
  }

  @Test("an attempt that is not the key is refused, and nothing is charged")
  func otherAttempt() async throws {
    let probe = try await BackendProbe()
    let body = Self.body("1001", 2450, attempt: "b")
    #expect(try await probe.refusal(Self.pay, body, key: "a") == "400 bad_request")
    #expect(try await probe.call("GET /v1/payments?orderId=1001").body["payments"].array.isEmpty)
  }

  @Test("a key is forgotten after 24 hours, and its payment is still found by the attempt")
  func forgottenKey() async throws {
    let store = FakeDataStore()
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let body = Self.body("1001", 2450, attempt: "a")
    let first = try await BackendProbe(store: store, now: { start })
    #expect(try await first.call(Self.pay, body, key: "a").body["order"]["id"].string == "1004")

    let lastSecond = try await BackendProbe(
      store: store, refreshToken: "refresh-1", now: { start.addingTimeInterval(86_399) })
    let replay = try await lastSecond.call(Self.pay, body, key: "a")
    #expect(replay.headers["Idempotency-Replayed"] == "true")

    let nextDay = try await BackendProbe(
      store: store, refreshToken: "refresh-2", now: { start.addingTimeInterval(86_400) })
    let found = try await nextDay.call("GET /v1/payments?attempt=a").body["payments"]
    #expect(found[0]["orderId"].string == "1004")
    let again = try await nextDay.call(Self.pay, body, key: "a")
    #expect(again.headers["Idempotency-Replayed"] == nil)
    #expect(again.body["order"]["id"].string == "1005")
  }
}
