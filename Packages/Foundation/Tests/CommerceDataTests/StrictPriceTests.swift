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

  @Test(
    "a price or a fee that is no money is an error with its path",
    arguments: [
      (#"{"minorUnits":1.5,"currency":"EUR"}"#, "minorUnits"),
      (#"{"minorUnits":"1","currency":"EUR"}"#, "minorUnits"),
      (#"{"minorUnits":9007199254740993,"currency":"EUR"}"#, "minorUnits"),
      (#"{"minorUnits":1,"currency":"XXQ"}"#, "currency"),
      (#"{"minorUnits":1}"#, "currency"),
    ])
  func strict(money: String, field: String) async {
    let server = FakeServer()
    let client = HTTPClient(transport: server)
    for (json, path) in [
      (Self.store(fee: money, price: Self.good), "deliveryFee.\(field)"),
      (Self.store(fee: Self.good, price: money), "menu.0.items.0.price.\(field)"),
    ] {
      await server.on("GET /v1/stores/s", json: json)
      let error = await #expect(throws: HTTPError.self) {
        let _: StoreDetailDTO = try await client.send(.get("v1", "stores", "s"))
      }
      guard case .decoding(path, _)? = error else {
        Issue.record("expected \(path), got \(String(describing: error))")
        continue
      }
    }
  }
}
