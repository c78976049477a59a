import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import CommerceData

@Suite struct StrictPriceTests {
  private static let good = #"{"minorUnits":199,"currency":"EUR"}"#

  private static func store(fee: String, price: String) -> String {
    """
    {"id":"s","name":"S","hero":{"url":"u"},"deliveryMinutes":{"min":1,"max":2},
     "deliveryFee":\(fee),"isOpen":true,"isFavourite":false,
     "menu":[{"id":"m","title":"M","items":[{"id":"i","name":"I","price":\(price),"image":"u",
       "hasRequiredOptions":false}]}],
     "reviews":{"average":4.5,"count":1,"latest":[]}}
    """
  }

  private static let noMoney = [
    (#"{"minorUnits":1.5,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":"1","currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":9007199254740993,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":1,"currency":"XXQ"}"#, "currency"),
    (#"{"minorUnits":1}"#, "currency"),
  ]

  @Test("a fee that is no money is an error with its path", arguments: noMoney)
  func fee(money: String, field: String) async {
    let server = FakeServer()
    await server.on("GET /v1/stores/s", json: Self.store(fee: money, price: Self.good))
    let error = await #expect(throws: HTTPError.self) {
      let _: StoreDetailDTO = try await HTTPClient(transport: server).send(
        .get("v1", "stores", "s"))
    }
    guard case .decoding("deliveryFee.\(field)", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("an item whose price is no money is left out with its path", arguments: noMoney)
  func price(money: String, field: String) async throws {
    let server = FakeServer()
    await server.on("GET /v1/stores/s", json: Self.store(fee: Self.good, price: money))
    let dto: StoreDetailDTO = try await HTTPClient(transport: server).send(
      .get("v1", "stores", "s"))
    #expect(dto.detail.leftOut == 1)
    #expect(dto.problems.map(\.path) == ["menu.0.items.0.price.\(field)"])
  }
}
