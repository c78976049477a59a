import CommerceData
import CommerceDomain
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

/// Answers of which a part cannot be read: the rest is shown, the part is counted and logged.
@Suite struct PartlyReadableStoreTests {
  private let server = FakeServer()
  private let log = AsyncStream.makeStream(of: String.self)
  private var repository: RemoteStoreRepository {
    let log = log.continuation
    return RemoteStoreRepository(client: HTTPClient(transport: server, log: { log.yield($0) }))
  }

  /// The lines of the log so far; the last use of it.
  private func loggedLines() async -> [String] {
    log.continuation.finish()
    return await log.stream.reduce(into: []) { $0.append($1) }
  }

  private static func store(
    id: String = "s", hero: String = #"{"url":"u"}"#, fee: Int = 199, currency: String = "EUR",
    rating: String = #"{"average":4.6,"count":12,"latest":[]}"#, items: String = ""
  ) -> String {
    """
    {"id":"\(id)","name":"S","isOpen":true,"isFavourite":false,"hero":\(hero),
     "deliveryMinutes":{"min":1,"max":2},"reviews":\(rating),
     "deliveryFee":{"minorUnits":\(fee),"currency":"\(currency)"},
     "menu":[{"id":"m","title":"M","items":[\(items)]}]}
    """
  }

  private static func item(
    _ id: String, price: Int = 950, image: String = #""u""#, options: String = "[]"
  ) -> String {
    """
    {"id":"\(id)","name":"I","price":{"minorUnits":\(price),"currency":"EUR"},
     "image":\(image),"hasRequiredOptions":false,"options":\(options)}
    """
  }

  @Test("a store that breaks a rule is left out of the list, counted and logged with its path")
  func list() async throws {
    let stores = [
      Self.store(id: "good"), Self.store(id: "far", currency: "XXQ"), Self.store(fee: -1),
      Self.store(id: "unrated", rating: #"{"average":1e9,"count":-1}"#),
    ].joined(separator: ",")
    await server.on("GET /v1/stores", json: #"{"stores":[\#(stores)]}"#)
    let list = try await repository.stores()
    #expect(list.stores.map(\.id.rawValue) == ["good", "unrated"])
    #expect(list.stores.map { $0.rating != nil } == [true, false])
    #expect(list.leftOut == 2)
    #expect(
      await loggedLines() == [
        "GET v1/stores: stores.1.deliveryFee.currency: ISO 4217 lists no currency of this code",
        "GET v1/stores: stores.2: a delivery fee below zero",
        "GET v1/stores: stores.3.reviews: a rating of 1000000000.0 by -1",
      ])
  }

  @Test("items and reviews that cannot be read are left out of a page")
  func page() async throws {
    let options = #"[{"id":"heat","title":"Heat","choices":[{"id":1}]}]"#
    let items = [
      Self.item("good"), Self.item("refund", price: -1), Self.item("odd", options: options),
    ].joined(separator: ",")
    let rating = """
      {"average":4.6,"count":12,"latest":[
        {"author":"Mei","rating":5,"text":"!","writtenAt":"2026-01-01T12:00:00Z"},
        {"author":"Bo","rating":99,"text":"!","writtenAt":"2026-01-01T12:00:00Z"}]}
      """
    await server.on("GET /v1/stores/s", json: Self.store(rating: rating, items: items))
    let store = try await repository.store(StoreID("s"))
    #expect(store.menu.first?.items.map(\.id.rawValue) == ["good"])
    #expect(store.reviews.map(\.author) == ["Mei"])
    #expect(store.leftOut == 3)
    #expect(await loggedLines().count == 3)
  }

  @Test(
    "a field that the app can do without never hides the page, whatever its shape",
    arguments: ["null", "1", "[]", "{}", #"{"url":null}"#, #"{"url":"u","width":"wide"}"#])
  func optionalFields(shape: String) async throws {
    let json = Self.store(
      hero: shape, rating: shape, items: Self.item("odd", image: shape == "[]" ? "{}" : shape))
    await server.on("GET /v1/stores/s", json: json)
    let store = try await repository.store(StoreID("s"))
    #expect(store.hero == nil)
    #expect(store.summary.rating == nil)
    #expect(store.item(ItemID("odd"))?.imageURL == nil)
    #expect(store.leftOut == 0)
  }
}
