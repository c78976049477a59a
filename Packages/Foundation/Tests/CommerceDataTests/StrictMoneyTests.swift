import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import CommerceData

/// Money in whole answers: what the contract does not promise is an error that says where.
@Suite struct StrictMoneyTests {
  private let server = FakeServer()

  /// JSON that is no money, and where in it that shows.
  private static let noMoney = [
    (#"{"minorUnits":199.5,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":199.00000000000000001,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":"199","currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":9007199254740993,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":-9007199254740993,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":1e40,"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":null,"currency":"EUR"}"#, "minorUnits"),
    (#"{"currency":"EUR"}"#, "minorUnits"),
    (#"{"minorUnits":199}"#, "currency"),
    (#"{"minorUnits":199,"currency":null}"#, "currency"),
    (#"{"minorUnits":199,"currency":"EURO"}"#, "currency"),
    (#"{"minorUnits":199,"currency":"eur"}"#, "currency"),
    ("199", ""),
    ("1.99", ""),
    ("null", ""),
  ]
  /// The amounts of the two answers, by their places.
  private static let places = [
    "total", "fees.0.amount", "lines.0.unitPrice", "lines.0.lineTotal",
  ]

  private func path<DTO: Decodable>(of type: DTO.Type, _ json: String) async -> String? {
    await server.on("GET /v1/money", json: json)
    let client = HTTPClient(transport: server)
    do throws(HTTPError) {
      let _: DTO = try await client.send(.get("v1", "money"))
      return nil
    } catch {
      guard case .decoding(let path, let reason) = error else { return "\(error)" }
      return reason.isEmpty ? "no reason" : path
    }
  }

  private static func basket(_ place: String, _ money: String) -> String {
    let good = #"{"minorUnits":1,"currency":"EUR"}"#
    func amount(_ name: String) -> String { name == place ? money : good }
    return """
      {"id":"1","placedAt":"2026-01-01T12:00:00Z","status":"paid","version":7,
       "storeId":"s","storeName":"S",
       "lines":[{"itemId":"i","name":"I","quantity":1,
         "unitPrice":\(amount("lines.0.unitPrice")),"lineTotal":\(amount("lines.0.lineTotal"))}],
       "fees":[{"kind":"delivery","amount":\(amount("fees.0.amount"))}],
       "total":\(amount("total"))}
      """
  }

  @Test("an amount that is no money is an error with its path", arguments: noMoney, places)
  func strict(money: (json: String, field: String), place: String) async {
    let json = Self.basket(place, money.json)
    let path = money.field.isEmpty ? place : "\(place).\(money.field)"
    #expect(await self.path(of: BasketDTO.self, json) == path)
    #expect(await self.path(of: OrderDTO.self, json) == path)
  }

  @Test("an order with an amount that is no money is left out of a list", arguments: noMoney)
  func leftOut(money: (json: String, field: String)) async throws {
    let (good, bad) = (Self.basket("none", ""), Self.basket("total", money.json))
    await server.on("GET /v1/orders", json: #"{"orders":[\#(bad),\#(good)]}"#)
    let dto: OrdersDTO = try await HTTPClient(transport: server).send(.get("v1", "orders"))
    #expect(dto.orders.elements.count == 1)
    let path = ["orders.0.total", money.field].filter { !$0.isEmpty }.joined(separator: ".")
    #expect(dto.problems.map(\.path) == [path])
  }

  @Test("the same answers with money in each place are read")
  func good() async {
    let json = Self.basket("none", "")
    #expect(await path(of: BasketDTO.self, json) == nil)
    #expect(await path(of: OrderDTO.self, json) == nil)
  }
}
