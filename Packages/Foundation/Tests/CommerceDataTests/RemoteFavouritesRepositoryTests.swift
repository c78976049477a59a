import CommerceData
import CommerceDomain
import CommerceDomainTesting
import NetworkCore
import NetworkCoreTesting
import Testing

@Suite struct RemoteFavouritesRepositoryTests {
  private let server = FakeServer()
  private var repository: RemoteFavouritesRepository {
    RemoteFavouritesRepository(client: HTTPClient(transport: server))
  }

  @Test("the favourites are the stores that the server lists")
  func list() async throws {
    await server.on(
      "GET /v1/favourites",
      json: """
        {"stores":[{"id":"corner-deli","name":"Corner Deli","isOpen":true,"isFavourite":true,
          "reviews":{"average":4.6,"count":1200},"deliveryMinutes":{"min":25,"max":35},
          "deliveryFee":{"minorUnits":199,"currency":"EUR"}}]}
        """)
    #expect(try await repository.favourites() == StoreList([.sample()]))
  }

  @Test(
    "a failed call says why, whichever call it was",
    arguments: [
      (HTTPError.timeout, CallFailure.unreachable), (.transport("reset"), .unreachable),
      (.status(ServerError(HTTPResponse(status: 500))), .unavailable),
      (.status(ServerError(HTTPResponse(status: 401))), .signedOut),
      (.decoding(path: "stores", reason: "null"), .unreadable), (.cancelled, .cancelled),
    ])
  func failures(failure: HTTPError, error: CallFailure) async {
    await server.on("GET /v1/favourites", failure: failure)
    await server.on("PUT /v1/stores/s/favourite", failure: failure)
    await #expect(throws: error) { try await repository.favourites() }
    await #expect(throws: error) { try await repository.setFavourite(true, store: StoreID("s")) }
  }

  @Test("a heart is sent as the wanted state, and the server's answer counts")
  func favourite() async throws {
    await server.on("PUT /v1/stores/thai-garden/favourite", json: #"{"favourite":false}"#)
    #expect(try await !repository.setFavourite(true, store: StoreID("thai-garden")))
    let body = try #require(await server.requests.first?.body)
    #expect(String(decoding: body, as: UTF8.self) == #"{"favourite":true}"#)
  }
}
