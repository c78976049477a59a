import CommerceDomain
import CommerceDomainTesting
import Foundation
import NetworkCore
import NetworkCoreTesting
import Testing

@testable import CommerceData

/// Figures for `ci/measure app`; nothing here can fail for being slow.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "ci/measure app runs these"))
struct StoreDecodingBenchmarks {
  @Test("a 60 KB store, from the request to the model")
  func decoding() async throws {
    let json = try Self.storeJSON(sections: MenuSection.long)
    let server = FakeServer()
    await server.on("GET /v1/stores/thai-garden", json: String(decoding: json, as: UTF8.self))
    let repository = RemoteStoreRepository(client: HTTPClient(transport: server))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601

    var figures: [Double] = []
    var floors: [Double] = []
    for _ in 0..<201 {
      figures.append(
        try await milliseconds { try await repository.store(StoreID("thai-garden")).menu.count })
      floors.append(
        try await milliseconds {
          try decoder.decode(StoreDetailDTO.self, from: json).menu.elements.count
        })
    }
    let (figure, floor) = (median(figures), median(floors))
    print(
      "measured: store of \(json.count / 1000) KB, request to model: \(words(figure)) ms; "
        + "floor, JSONDecoder on the same DTO: \(words(floor)) ms; ratio \(words(figure / floor))")
  }

  private func milliseconds(_ work: () async throws -> Int) async throws -> Double {
    let start = ContinuousClock.now
    #expect(try await work() > 0)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func words(_ number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(3)).locale(Locale(identifier: "en_US_POSIX")))
  }

  private static func storeJSON(sections: [MenuSection]) throws -> Data {
    func money(_ money: Money) -> [String: Any] {
      ["minorUnits": money.minorUnits, "currency": money.currency.code]
    }
    let text = String(repeating: "A good word about the food. ", count: 8)
    return try JSONSerialization.data(withJSONObject: [
      "id": "thai-garden", "name": "Thai Garden", "isOpen": true, "isFavourite": false,
      "hero": ["url": "https://images.example/hero.jpg", "width": 1, "height": 1],
      "deliveryMinutes": ["min": 25, "max": 35],
      "deliveryFee": ["minorUnits": 199, "currency": "EUR"],
      "reviews": [
        "average": 4.6, "count": 1200,
        "latest": (0..<3).map { _ in
          [
            "id": "r", "author": "Mei", "rating": 5, "text": text,
            "writtenAt": "2026-01-01T12:00:00Z",
          ]
        },
      ],
      "menu": sections.map { section in
        [
          "id": section.id, "title": section.title,
          "items": section.items.map { item in
            [
              "id": item.id.rawValue, "name": item.name, "price": money(item.price),
              "image": String(repeating: "x", count: 150) + (item.imageURL ?? ""),
              "hasRequiredOptions": true,
              "options": [
                ["id": "o", "title": "Size", "choices": [["id": "s", "name": "Small"]]]
              ],
            ]
          },
        ]
      },
    ])
  }
}
