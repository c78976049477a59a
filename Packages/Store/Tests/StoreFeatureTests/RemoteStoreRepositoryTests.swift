import CommerceDomain
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@Suite struct RemoteStoreRepositoryTests {
  private let server = FakeServer()
  private var repository: RemoteStoreRepository {
    RemoteStoreRepository(client: HTTPClient(transport: server))
  }

  @Test("every field of the list is read")
  func fields() async throws {
    await server.on("GET /v1/stores", json: Self.list(minutes: #"{"min":25,"max":35}"#))
    #expect(try await repository.stores() == [.sample()])
  }

  @Test(
    "minutes that are no range are refused, never a trap",
    arguments: [#"{"min":35,"max":25}"#, #"{"min":-1,"max":25}"#, "{}"])
  func minutes(json: String) async {
    await server.on("GET /v1/stores", json: Self.list(minutes: json))
    await #expect(throws: StoreError.unavailable) { try await repository.stores() }
  }

  @Test("a failing server and a caller that gave up are told apart")
  func failures() async {
    await server.on("GET /v1/stores", failure: .timeout)
    await #expect(throws: StoreError.unavailable) { try await repository.stores() }
    await server.on("GET /v1/stores", failure: .cancelled)
    await #expect(throws: StoreError.cancelled) { try await repository.stores() }
  }

  private static func list(minutes: String) -> String {
    """
    {"stores":[{"id":"corner-deli","name":"Corner Deli","isOpen":true,"isFavourite":false,
      "reviews":{"average":4.6,"count":1200},"deliveryMinutes":\(minutes),
      "deliveryFee":{"minorUnits":199,"currency":"EUR"}}]}
    """
  }
}
