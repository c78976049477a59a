import CommerceDomain
import DesignCore
import NetworkCore
import NetworkCoreTesting
import RoutingCoreTesting
import StoreAPI
import Testing

@testable import ProfileFeature
@testable import ProfileFeatureTesting

@MainActor
@Suite struct FavouritesTests {
  private let garden = FavouriteStore(id: StoreID("thai-garden"), name: "Thai Garden")

  @Test("favourites are loaded again each time they are opened")
  func reload() async {
    let scene = ProfileScene(favourites: [garden])
    let model = FavouritesViewModel(parts: scene.parts, router: scene.router)
    await model.load()
    #expect(model.viewState == .loaded([garden]))
    await scene.favourites.set([])
    await model.load()
    #expect(model.viewState == .loaded([]))
  }

  @Test("a tapped favourite is opened by route; a failure offers to try again")
  func openAndRetry() async {
    let scene = ProfileScene(favourites: [garden])
    let model = FavouritesViewModel(parts: scene.parts, router: scene.router)
    model.open(garden.id)
    #expect(scene.router.requests == [.open(AnyHashable(StoreRoute(storeID: garden.id)))])
    await scene.favourites.fail(with: .unavailable)
    await model.load()
    #expect(model.viewState == .failed(message: "Your favourites could not be loaded."))
    await scene.favourites.fail(with: .signedOut)
    await model.load()
    #expect(
      model.viewState
        == .failed(message: "Your favourites could not be loaded. Your sign-in has expired."))
    await scene.favourites.fail(with: nil)
    await model.retry()
    #expect(model.viewState == .loaded([garden]))
  }

  @Test("the server's list is read")
  func remote() async throws {
    let server = FakeServer()
    await server.on(
      "GET /v1/favourites", json: #"{"stores":[{"id":"thai-garden","name":"Thai Garden"}]}"#)
    let repository = RemoteFavouritesRepository(client: HTTPClient(transport: server))
    #expect(try await repository.favourites() == [garden])
    await server.on("GET /v1/favourites", failure: .timeout)
    await #expect(throws: FavouritesError.unavailable) { try await repository.favourites() }
    await server.on("GET /v1/favourites", status: 401, json: "{}")
    await #expect(throws: FavouritesError.signedOut) { try await repository.favourites() }
    await server.on("GET /v1/favourites", json: "{}")
    await #expect(throws: FavouritesError.unreadable) { try await repository.favourites() }
  }
}
