import Foundation
import NetworkCore
import Testing

private struct Menu: Codable, Equatable {
  let sections: LossyArray<Section>
}

private struct Section: Codable, Equatable {
  let id: String
  let items: LossyArray<Item>
  let since: Date?

  init(id: String, items: [Item]) {
    self.id = id
    self.items = LossyArray(items)
    since = nil
  }
}

private struct Item: Codable, Equatable {
  let price: Int
}

@Suite struct LossyArrayTests {
  private func decode<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Value.self, from: Data(json.utf8))
  }

  @Test("elements that cannot be read are left out, counted, and reported with their path")
  func elements() throws {
    let array = try decode(#"[1, "two", 3, null, [4], {}, 5.5, 6]"#, as: LossyArray<Int>.self)
    #expect(array.elements == [1, 3, 6])
    #expect(array.leftOut == 5)
    #expect(array.problems.map(\.path) == ["1", "3", "4", "5", "6"])
    #expect(array.problems.first?.reason == "not a Int")
    #expect(array.problems[1].reason == "null")
  }

  @Test("in nested arrays only the smallest element around the problem is left out")
  func nested() throws {
    let json = #"""
      {"sections": [
        {"id": "a", "items": [{"price": 1}, {"price": "x"}, {}]},
        {"items": []},
        {"id": "b", "items": 7},
        {"id": "c", "items": []}
      ]}
      """#
    let menu = try decode(json, as: Menu.self)
    #expect(menu.sections.elements.map(\.id) == ["a", "c"])
    #expect(menu.sections.problems.map(\.description).first == "sections.1.id: missing")
    #expect(menu.sections.problems.map(\.path) == ["sections.1.id", "sections.2.items"])
    let items = menu.sections.elements[0].items
    #expect(items.elements == [Item(price: 1)])
    #expect(items.problems.map(\.path) == ["sections.0.items.1.price", "sections.0.items.2.price"])
  }

  @Test("what is no array is an error", arguments: ["{}", "1", "null", #""a""#, "[1", ""])
  func noArray(json: String) {
    #expect(throws: DecodingError.self) { try decode(json, as: LossyArray<Int>.self) }
  }

  @Test("dates are read as the decoder reads them, and an empty array is empty")
  func dates() throws {
    let array = try decode(#"["1970-01-01T00:00:01Z", 5]"#, as: LossyArray<Date>.self)
    #expect(array.elements == [Date(timeIntervalSince1970: 1)])
    #expect(array.leftOut == 1)
    #expect(try decode("[]", as: LossyArray<Int>.self) == LossyArray([]))
  }

  @Test("however many are left out, all are counted and the first 100 reported")
  func many() throws {
    let json = "[\(Array(repeating: "{}", count: 5_000).joined(separator: ",")), 1]"
    let array = try decode(json, as: LossyArray<Int>.self)
    #expect(array.elements == [1])
    #expect(array.leftOut == 5_000)
    #expect(array.problems.count == 100)
  }

  @Test("what is stored is a plain array and comes back")
  func roundTrip() throws {
    let section = Section(id: "a", items: [Item(price: 1)])
    let bytes = try JSONEncoder().encode(section)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""items":[{"price":1}]"#))
    #expect(try JSONDecoder().decode(Section.self, from: bytes) == section)
  }
}

@Suite struct IfReadableTests {
  private struct Dish: Codable, Equatable {
    let name: String
    let image: IfReadable<String>?
    let fees: IfReadable<LossyArray<Int>>?
  }

  private func decode(_ json: String) throws -> Dish {
    try JSONDecoder().decode(Dish.self, from: Data(json.utf8))
  }

  @Test("a value of the known shape is read; absent and null are none")
  func known() throws {
    #expect(try decode(#"{"name": "Soup", "image": "u"}"#).image?.value == "u")
    #expect(try decode(#"{"name": "Soup"}"#).image == nil)
    #expect(try decode(#"{"name": "Soup", "image": null}"#).image == nil)
  }

  @Test(
    "a shape that is not known never fails the rest, and is reported with its path",
    arguments: ["7", "[]", #"{"url": "u"}"#, "true", "1e999"])
  func unknown(json: String) throws {
    let dish = try decode(#"{"name": "Soup", "image": \#(json), "fees": \#(json)}"#)
    #expect(dish.name == "Soup")
    #expect(dish.image?.value == nil)
    #expect(dish.image?.problem?.path == "image")
  }

  @Test("a field that the app cannot do without still fails")
  func required() {
    #expect(throws: DecodingError.self) { try decode(#"{"image": "u"}"#) }
  }
}
