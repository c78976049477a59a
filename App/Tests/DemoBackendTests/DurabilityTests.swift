import DemoBackend
import Foundation
import NetworkCore
import PersistenceCore
import PersistenceCoreTesting
import Testing

@Suite struct DurabilityTests {
  private let store = FakeDataStore()
  private static let wish = #"{"orderId":"1001","amount":{"minorUnits":2450,"currency":"EUR"}}"#

  @Test("basket, orders, favourites and answers are there after a restart")
  func restart() async throws {
    let before = try await BackendProbe(store: store)
    _ = try await before.call("POST /v1/payments", Self.wish, key: "a")
    _ = try await before.call("PUT /v1/stores/night-owl/favourite", #"{"favourite":true}"#)
    _ = try await before.call(
      "PUT /v1/basket/items/coffee", #"{"storeId":"corner-deli","quantity":1,"replacing":false}"#)

    let after = try await BackendProbe(store: store, refreshToken: "refresh-1")
    #expect(try await after.call("GET /v1/basket").body["version"].int == 8)
    #expect(try await after.call("GET /v1/orders/1004").body["status"].string == "paid")
    #expect(try await after.call("GET /v1/favourites").body["stores"].array.count == 2)
    let replay = try await after.call("POST /v1/payments", Self.wish, key: "a")
    #expect(replay.headers["Idempotency-Replayed"] == "true")
  }

  @Test("a damaged state is put aside and told, and the demo begins anew")
  func damaged() async throws {
    let damaged = FakeDataStore(["backend.json": Data("{".utf8)])
    let (lines, told) = AsyncStream.makeStream(of: String.self)
    let probe = try await BackendProbe(store: damaged) { told.yield($0) }
    told.finish()

    #expect(try await probe.call("GET /v1/basket").body["version"].int == 7)
    #expect(try await damaged.read("backend.json.damaged") == Data("{".utf8))
    var count = 0
    for await _ in lines { count += 1 }
    #expect(count == 1)
  }

  @Test("a change that cannot be kept is answered with 500")
  func unkept() async throws {
    let probe = try await BackendProbe(store: store)
    await store.fail(with: StorageError("disk full"))
    let answer = try await probe.call("POST /v1/payments", Self.wish, key: "a")
    #expect(answer.status == 500)
  }
}
