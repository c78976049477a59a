import Testing

@Suite struct StoreCallTests {
  @Test("the list holds the five stores in their order, each with what a list shows")
  func list() async throws {
    let stores = try await BackendProbe().call("GET /v1/stores").body["stores"]
    #expect(
      stores.array.map { $0["name"].string } == [
        "Corner Deli", "Thai Garden", "Night Owl", "Grand Bazaar", "東京ボウル",
      ])
    #expect(stores[0]["deliveryFee"]["minorUnits"].int == 199)
    #expect(stores[0]["deliveryMinutes"]["min"].int == 25)
    #expect(stores[0]["reviews"]["count"].int == 1200)
    #expect(stores[0]["isFavourite"].bool == false)
    #expect(stores[2]["isOpen"].bool == false)
    #expect(stores[4]["deliveryFee"]["currency"].string == "JPY")
  }

  @Test("a store carries its menu, its options and its reviews")
  func store() async throws {
    let probe = try await BackendProbe()
    let store = try await probe.call("GET /v1/stores/thai-garden").body
    let mains = try #require(store["menu"].array.first { $0["title"].string == "Mains" })
    let items = mains["items"].array
    #expect(items.first?["name"].string == "Pad Thai")
    #expect(items.first?["price"]["minorUnits"].int == 950)
    let curry = try #require(items.first { $0["id"].string == "green-curry" })
    #expect(curry["hasRequiredOptions"].bool == true)
    #expect(curry["options"][0]["choices"].array.isEmpty == false)
    #expect(store["reviews"]["latest"].array.count == 3)
    #expect(store["hero"].names == ["url", "width", "height"])

    let bazaar = try await probe.call("GET /v1/stores/grand-bazaar").body["menu"].array
    #expect(bazaar.count == 12)
    #expect(bazaar.flatMap { $0["items"].array }.count == 150)
    #expect(try await probe.refusal("GET /v1/stores/nowhere") == "404 not_found")
  }

  @Test("a favourite is set and taken back, and shows in both lists")
  func favourites() async throws {
    let probe = try await BackendProbe()
    func names() async throws -> [String?] {
      try await probe.call("GET /v1/favourites").body["stores"].array.map { $0["name"].string }
    }
    #expect(try await names() == ["Thai Garden"])
    let set = try await probe.call(
      "PUT /v1/stores/night-owl/favourite", #"{"favourite":true}"#)
    #expect(set.status == 200)
    #expect(set.body["favourite"].bool == true)
    #expect(try await names() == ["Thai Garden", "Night Owl"])
    _ = try await probe.call("PUT /v1/stores/thai-garden/favourite", #"{"favourite":false}"#)
    #expect(try await names() == ["Night Owl"])
    #expect(
      try await probe.refusal("PUT /v1/stores/x/favourite", #"{"favourite":true}"#)
        == "404 not_found")
    #expect(
      try await probe.refusal("PUT /v1/stores/night-owl/favourite", "{}") == "400 bad_request")
  }

  @Test("a path that is no call is not found")
  func unknown() async throws {
    let probe = try await BackendProbe()
    for call in ["GET /v1/nothing", "GET /v2/stores", "DELETE /v1/basket", "PUT /v1/orders"] {
      #expect(try await probe.refusal(call) == "404 not_found")
    }
  }
}
