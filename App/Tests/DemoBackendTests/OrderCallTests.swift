import CommerceDomain
import Foundation
import NetworkCore
import Testing

@testable import DemoBackend

@Suite struct OrderCallTests {
  private static let place = "POST /v1/orders"

  @Test("the demo knows three orders, newest first")
  func list() async throws {
    let orders = try await BackendProbe().call("GET /v1/orders").body["orders"].array
    #expect(orders.map { $0["id"].string } == ["1001", "1002", "1003"])
    #expect(orders.map { $0["status"].string } == ["delivered", "delivered", "cancelled"])
    #expect(orders.map { $0["total"]["minorUnits"].int }.prefix(2) == [2450, 1902])
  }

  @Test("one order is read by its id")
  func one() async throws {
    let probe = try await BackendProbe()
    #expect(try await probe.call("GET /v1/orders/1001").body["storeName"].string == "Corner Deli")
    #expect(try await probe.refusal("GET /v1/orders/9") == "404 not_found")
  }

  @Test("an order made from the basket awaits payment and leaves the basket as it is")
  func placing() async throws {
    let probe = try await BackendProbe()
    let order = try await probe.call(Self.place, #"{"basketVersion":7}"#, key: "a")
    #expect(order.status == 201)
    #expect(order.body["status"].string == "awaiting_payment")
    #expect(order.body["total"]["minorUnits"].int == 2450)
    #expect(try await probe.call("GET /v1/basket").body["version"].int == 7)
  }

  @Test("an order of another basket than was looked at is refused")
  func changed() async throws {
    let probe = try await BackendProbe()
    #expect(
      try await probe.refusal(Self.place, #"{"basketVersion":6}"#, key: "a")
        == "409 basket_changed")
    #expect(try await probe.refusal(Self.place, "{}", key: "b") == "400 bad_request")
    #expect(try await probe.refusal(Self.place, #"{"basketVersion":7}"#) == "400 key_missing")
  }

  @Test("an empty basket is no order")
  func empty() async throws {
    let probe = try await BackendProbe()
    _ = try await probe.call(Self.place, #"{"basketVersion":7}"#, key: "a")
    let pay = #"{"orderId":"1004","amount":{"minorUnits":2450,"currency":"EUR"}}"#
    _ = try await probe.call("POST /v1/payments", pay, key: "b")
    #expect(
      try await probe.refusal(Self.place, #"{"basketVersion":8}"#, key: "c")
        == "422 basket_empty")
  }

  @Test("nothing is ordered from a store that closed meanwhile")
  func closed() throws {
    let deli = Catalogue.cornerDeli
    let closed = CatalogueStore(
      id: deli.id, name: deli.name, deliveryMinutes: deli.deliveryMinutes,
      deliveryFee: deli.deliveryFee, isOpen: false, menu: deli.menu, reviews: deli.reviews)
    let router = CallRouter(catalogue: Catalogue(stores: [closed]))
    var state = BackendState.demo(.demo)
    let request = HTTPRequest(
      .post, path: ["v1", "orders"], body: Data(#"{"basketVersion":7}"#.utf8))
    let refusal = #expect(throws: Refusal.self) {
      try router.answer(to: request, at: .distantPast, state: &state)
    }
    #expect(refusal?.status == 409)
    #expect(refusal?.code == "store_closed")
  }
}
