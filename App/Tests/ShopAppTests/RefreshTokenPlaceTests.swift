import DemoBackend
import Foundation
import NetworkCore
import NetworkCoreTesting
import PersistenceCore
import PersistenceCoreTesting
import ShopLaunch
import Testing

/// Where a launch stores the refresh tokens of a real server.
@Suite struct RefreshTokenPlaceTests {
  @Test("a launch with a place for tokens stores them there and not in the data folder")
  func place() async throws {
    let server = try LoopbackServer(serving: DemoBackend())
    defer { server.stop() }
    let folder = FileManager.default.temporaryDirectory.appending(component: "shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = try LaunchOptions(
      arguments: ["--server", server.address, "--data", folder.path])
    let tokens = FakeDataStore()
    let connection = try await Connection(
      options: options, environment: ["SHOP_REFRESH_TOKEN": ServedShop.refreshToken],
      timeouts: Timeouts(oneTry: .seconds(600), wholeCall: .seconds(600)),
      embeddedServer: DemoBackend.init(arguments:store:log:), refreshTokens: tokens, log: { _ in })
    let _: AnyAnswer = try await connection.client.send(.get("v1", "stores"))
    #expect(try await tokens.read("refresh-tokens.json") != nil)
    #expect(try await connection.disk.read("refresh-tokens.json") == nil)
  }
}

private struct AnyAnswer: Decodable {}
