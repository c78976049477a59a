import DemoBackend
import Foundation
import NetworkCore
import PersistenceCore
import PersistenceCoreTesting
import Testing

@Suite struct DurabilityTests {
  private let store = FakeDataStore()
  private static let payment = #"{"orderId":"1001","amount":{"minorUnits":2450,"currency":"EUR"}}"#

  @Test("basket, orders, favourites and answers are there after a restart")
  func restart() async throws {
    let before = try await BackendProbe(store: store)
    _ = try await before.call("POST /v1/payments", Self.payment, key: "a")
    _ = try await before.call("PUT /v1/stores/night-owl/favourite", #"{"favourite":true}"#)
    _ = try await before.call(
      "PUT /v1/basket/items/coffee", #"{"storeId":"corner-deli","quantity":1,"replacing":false}"#)

    let after = try await BackendProbe(store: store, refreshToken: "refresh-1")
    #expect(try await after.call("GET /v1/basket").body["version"].int == 8)
    #expect(try await after.call("GET /v1/orders/1004").body["status"].string == "paid")
    #expect(try await after.call("GET /v1/favourites").body["stores"].array.count == 2)
    let replay = try await after.call("POST /v1/payments", Self.payment, key: "a")
    #expect(replay.headers["Idempotency-Replayed"] == "true")
  }

  @Test("a state of the first format is read, and its payments get the attempts they came from")
  func firstFormat() async throws {
    let old = FakeDataStore(["backend.json": FirstFormat.state])
    let probe = try await BackendProbe(store: old, refreshToken: "refresh-1")
    let found = try await probe.call("GET /v1/payments?attempt=key-1").body["payments"]
    #expect(found[0]["orderId"].string == "1004")
    let replay = try await probe.call("POST /v1/payments", FirstFormat.request, key: "key-1")
    #expect(replay.headers["Idempotency-Replayed"] == "true")

    let orders = try await probe.call("GET /v1/orders").body["orders"].array
    #expect(orders.map { $0["id"].string } == ["1004", "1001"])
    let call = "PUT /v1/basket/items/green-curry"
    let removed = try await probe.call(
      call, #"{"storeId":"thai-garden","quantity":0,"choices":["prawns","medium"]}"#)
    #expect(removed.body["lines"].array.isEmpty)
    #expect(removed.body["version"].int == 9)
  }

  @Test("a key of the first format, which had no times, is forgotten a day after it is read")
  func firstFormatKey() async throws {
    let old = FakeDataStore(["backend.json": FirstFormat.state])
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    for (number, (seconds, replayed)) in [(0.0, "true"), (86_399, "true"), (86_400, nil)]
      .enumerated()
    {
      let probe = try await BackendProbe(
        store: old, refreshToken: "refresh-\(number + 1)",
        now: { start.addingTimeInterval(seconds) })
      let answer = try await probe.call("POST /v1/payments", FirstFormat.request, key: "key-1")
      #expect(answer.headers["Idempotency-Replayed"] == replayed)
    }
  }

  @Test("a damaged state is set aside and logged, and the demo begins anew")
  func damaged() async throws {
    let damaged = FakeDataStore(["backend.json": Data("{".utf8)])
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    let probe = try await BackendProbe(store: damaged, log: { log.yield($0) })
    log.finish()

    #expect(try await probe.call("GET /v1/basket").body["version"].int == 7)
    #expect(try await damaged.read("backend.json.damaged") == Data("{".utf8))
    #expect(await lines.reduce(0) { count, _ in count + 1 } == 1)
  }

  @Test(
    "a state that cannot be read, or is of a later version, refuses every call and stays",
    arguments: [Data?.none, Data(#"{"format":3,"payments":{"a":1}}"#.utf8)])
  func refused(state: Data?) async throws {
    let store = FakeDataStore(["backend.json": state ?? FirstFormat.state])
    if state == nil { await store.makeUnreadable("backend.json", StorageError("no volume")) }
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    let backend = DemoBackend(store: store, log: { log.yield($0) })
    for request in [
      HTTPRequest(.post, path: ["v1", "token"], body: Data(#"{"refreshToken":"a"}"#.utf8)),
      .get("v1", "stores"),
    ] {
      #expect(try await backend.send(request).status == 500)
    }
    log.finish()
    #expect(await lines.first { _ in true }?.contains("backend.json") == (state != nil))
    #expect(await store.writes.isEmpty)
  }

  @Test("a change that cannot be stored is answered with 500, and is not made")
  func notStored() async throws {
    let probe = try await BackendProbe(store: store)
    await store.fail(with: StorageError("disk full"))
    #expect(try await probe.call("POST /v1/payments", Self.payment, key: "a").status == 500)
    let payments = "GET /v1/payments?orderId=1001"
    #expect(try await probe.call(payments).body["payments"].array.isEmpty)
    await store.fail(with: nil)
    let charged = try await probe.call("POST /v1/payments", Self.payment, key: "a")
    #expect(charged.status == 201)
    #expect(charged.headers["Idempotency-Replayed"] == nil)
    #expect(try await probe.call(payments).body["payments"].array.count == 1)
  }
}
