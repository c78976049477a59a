import CommerceData
import CommerceDomain
import CommerceDomainTesting
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@Suite struct RemoteStoreRepositoryTests {
  private let server = FakeServer()
  private var repository: RemoteStoreRepository {
    RemoteStoreRepository(client: HTTPClient(transport: server))
  }

  @Test("every field of the list is read")
  func fields() async throws {
    await server.on("GET /v1/stores", json: Self.list(minutes: #"{"min":25,"max":35}"#))
    #expect(
      try await repository.stores()
        == StoreList([.sample(id: "corner-deli", name: "Corner Deli")]))
  }

  @Test(
    "minutes that are no range leave the store out, never a trap",
    arguments: [#"{"min":35,"max":25}"#, #"{"min":-1,"max":25}"#, "{}"])
  func minutes(json: String) async throws {
    await server.on("GET /v1/stores", json: Self.list(minutes: json))
    #expect(try await repository.stores() == StoreList([], leftOut: 1))
  }

  @Test("a failing server and a caller that gave up are told apart")
  func failures() async {
    await server.on("GET /v1/stores", failure: .timeout)
    await #expect(throws: CallFailure.unreachable) { try await repository.stores() }
    await server.on("GET /v1/stores", status: 401, json: "{}")
    await #expect(throws: CallFailure.signedOut) { try await repository.stores() }
    await server.on("GET /v1/stores", failure: .cancelled)
    await #expect(throws: CallFailure.cancelled) { try await repository.stores() }
  }

  @Test("every field of a store is read; options may be absent")
  func store() async throws {
    await server.on("GET /v1/stores/thai-garden", json: Self.store)
    let store = try await repository.store(StoreID("thai-garden"))
    #expect(
      store.hero == Picture(url: "https://images.example/hero.jpg", width: 1200, height: 675))
    #expect(store.isFavourite)
    #expect(store.menu.map(\.title) == ["Mains"])
    #expect(store.menu.first?.items.map(\.hasRequiredOptions) == [false, true])
    #expect(store.item(ItemID("green-curry"))?.options.first?.choices.map(\.id) == ["mild"])
    #expect(store.reviews.map(\.rating) == [5])
  }

  @Test("an unknown store is told apart from a server that fails")
  func notFound() async {
    await server.on("GET /v1/stores/x", status: 404, json: #"{"error":{"code":"not_found"}}"#)
    await #expect(throws: CallFailure.notFound) { try await repository.store(StoreID("x")) }
  }

  private static let store = """
    {"id":"thai-garden","name":"Thai Garden","isOpen":true,"isFavourite":true,
     "hero":{"url":"https://images.example/hero.jpg","width":1200,"height":675},
     "deliveryMinutes":{"min":25,"max":35},"deliveryFee":{"minorUnits":199,"currency":"EUR"},
     "reviews":{"average":4.6,"count":1200,"latest":[
       {"id":"r","author":"Mei","rating":5,"text":"!","writtenAt":"2026-01-01T12:00:00Z"}]},
     "menu":[{"id":"mains","title":"Mains","items":[
       {"id":"pad-thai","name":"Pad Thai","price":{"minorUnits":950,"currency":"EUR"},
        "image":"i","hasRequiredOptions":false},
       {"id":"green-curry","name":"Green Curry","price":{"minorUnits":1100,"currency":"EUR"},
        "image":"i","hasRequiredOptions":true,
        "options":[{"id":"heat","title":"Heat","choices":[{"id":"mild","name":"Mild"}]}]}]}]}
    """

  private static func list(minutes: String) -> String {
    """
    {"stores":[{"id":"corner-deli","name":"Corner Deli","isOpen":true,"isFavourite":false,
      "reviews":{"average":4.6,"count":1200},"deliveryMinutes":\(minutes),
      "deliveryFee":{"minorUnits":199,"currency":"EUR"}}]}
    """
  }
}
