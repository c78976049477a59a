import Testing

@Suite struct BasketCallTests {
  private static func put(
    _ quantity: String, store: String = "corner-deli", replacing: Bool = false, choices: String = ""
  ) -> String {
    #"{"storeId":"\#(store)","quantity":\#(quantity),"replacing":\#(replacing)\#(choices)}"#
  }

  @Test("the demo begins with three items of Corner Deli for €24.50, version 7")
  func beginning() async throws {
    let basket = try await BackendProbe().call("GET /v1/basket").body
    #expect(basket["storeName"].string == "Corner Deli")
    #expect(basket["version"].int == 7)
    #expect(basket["lines"].array.map { $0["quantity"].int } == [1, 1, 1])
    #expect(basket["fees"][0]["kind"].string == "delivery")
    #expect(basket["total"]["minorUnits"].int == 2450)
  }

  @Test("a quantity is final, putting it twice changes nothing, and the version counts changes")
  func quantities() async throws {
    let probe = try await BackendProbe()
    for _ in 0..<2 {
      let basket = try await probe.call("PUT /v1/basket/items/coffee", Self.put("2")).body
      #expect(basket["version"].int == 8)
      #expect(basket["lines"][3]["lineTotal"]["minorUnits"].int == 560)
      #expect(basket["total"]["minorUnits"].int == 3010)
    }
    let removed = try await probe.call("PUT /v1/basket/items/coffee", Self.put("0")).body
    #expect(removed["version"].int == 9)
    #expect(removed["total"]["minorUnits"].int == 2450)
  }

  @Test("an empty basket has no store, no fee and no total")
  func empty() async throws {
    let probe = try await BackendProbe()
    for item in ["pastrami-on-rye", "lox-bagel", "cheesecake"] {
      _ = try await probe.call("PUT /v1/basket/items/\(item)", Self.put("0"))
    }
    let basket = try await probe.call("GET /v1/basket").body
    #expect(basket["storeId"].isNull)
    #expect(basket["storeName"].isNull)
    #expect(basket["fees"].array.isEmpty)
    #expect(basket["total"]["minorUnits"].int == 0)
  }

  @Test("another store's item is refused unless it replaces the basket")
  func otherStore() async throws {
    let probe = try await BackendProbe()
    let call = "PUT /v1/basket/items/pad-thai"
    #expect(
      try await probe.refusal(call, Self.put("1", store: "thai-garden")) == "409 other_store")
    let basket = try await probe.call(
      call, Self.put("1", store: "thai-garden", replacing: true)
    ).body
    #expect(basket["storeId"].string == "thai-garden")
    #expect(basket["lines"].array.count == 1)
    #expect(basket["version"].int == 8)
  }

  @Test(
    "what cannot be is refused, and nothing changes",
    arguments: [
      ("coffee", put("-1"), "422 invalid_quantity"),
      ("coffee", put("100"), "422 invalid_quantity"),
      ("coffee", put("9223372036854775807"), "422 invalid_quantity"),
      ("coffee", put("1.5"), "400 bad_request"),
      ("coffee", put("1e99"), "400 bad_request"),
      ("coffee", "[", "400 bad_request"),
      ("unicorn", put("1"), "404 not_found"),
      ("coffee", put("1", store: "nowhere"), "404 not_found"),
      ("night-owl-item", put("1", store: "night-owl"), "404 not_found"),
      (
        "green-curry", put("1", store: "thai-garden", replacing: true), "422 invalid_choices"
      ),
      ("plain-bagel", put("1", choices: #","choices":["gold"]"#), "422 invalid_choices"),
      (
        "plain-bagel", put("1", choices: #","choices":["butter","cream-cheese"]"#),
        "422 invalid_choices"
      ),
    ])
  func refusals(item: String, body: String, refusal: String) async throws {
    let probe = try await BackendProbe()
    #expect(try await probe.refusal("PUT /v1/basket/items/\(item)", body) == refusal)
    #expect(try await probe.call("GET /v1/basket").body["version"].int == 7)
  }

  @Test("nothing is added from a closed store")
  func closed() async throws {
    let probe = try await BackendProbe()
    let menu = try await probe.call("GET /v1/stores/night-owl").body["menu"]
    let item = try #require(menu[0]["items"][0]["id"].string)
    #expect(
      try await probe.refusal("PUT /v1/basket/items/\(item)", Self.put("1", store: "night-owl"))
        == "409 store_closed")
  }

  @Test("an item with other choices is another line, with a quantity and an id of its own")
  func choices() async throws {
    let probe = try await BackendProbe()
    let call = "PUT /v1/basket/items/plain-bagel"
    _ = try await probe.call(call, Self.put("1", choices: #","choices":["butter"]"#))
    _ = try await probe.call(call, Self.put("2"))
    let basket = try await probe.call(
      call, Self.put("3", choices: #","choices":["butter"]"#)
    ).body
    let lines = basket["lines"].array.filter { $0["itemId"].string == "plain-bagel" }
    #expect(lines.map { $0["quantity"].int } == [3, 2])
    #expect(lines.map { $0["choices"].array.map(\.string) } == [["butter"], []])
    #expect(Set(basket["lines"].array.map { $0["lineId"].string }).count == 5)
    #expect(basket["version"].int == 10)

    let left = try await probe.call(call, Self.put("0")).body
    #expect(left["lines"].array.compactMap { $0["quantity"].int } == [1, 1, 1, 3])
  }

  @Test("the same choices are the same line in whatever order they are sent")
  func orderOfChoices() async throws {
    let probe = try await BackendProbe()
    let call = "PUT /v1/basket/items/green-curry"
    var ids: [String?] = []
    for choices in [#"["prawns","hot"]"#, #"["hot","prawns"]"#, #"["hot","prawns","hot"]"#] {
      let body = Self.put(
        "1", store: "thai-garden", replacing: true, choices: #","choices":\#(choices)"#)
      let lines = try await probe.call(call, body).body["lines"].array
      #expect(lines.count == 1)
      ids.append(lines.first?["lineId"].string)
    }
    #expect(Set(ids).count == 1)
  }
}
