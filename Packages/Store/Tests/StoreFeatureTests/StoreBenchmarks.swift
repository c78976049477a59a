import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import NetworkCore
import NetworkCoreTesting
import RoutingCoreTesting
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

/// Figures for `ci/measure app`; nothing here can fail for being slow.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "ci/measure app runs these"))
struct StoreBenchmarks {
  private let long = StoreDetail.sample(menu: MenuSection.long)
  private let locale = Locale(identifier: "en_IE")

  @Test("150-item page: view state and content")
  func page() async {
    let model = StoreDetailViewModel(
      storeID: StoreID("thai-garden"), parts: StoreScene(stores: [long]).parts,
      router: RecordingRouter())
    await model.onAppear()
    let view = StoreDetailView(model: model)
    let prices = long.menu.flatMap(\.items).map(\.price)
    await report(
      "150-item page, view state and content", floor: "150 prices formatted",
      work: { sink(view.content.sections.count) },
      floorWork: { sink(prices.reduce(0) { $0 + $1.formatted(for: locale).count }) })
  }

  @Test("a 60 KB store: decoding")
  func decoding() async throws {
    let json = try Self.storeJSON(sections: long.menu)
    let server = FakeServer()
    await server.on("GET /v1/stores/thai-garden", json: String(decoding: json, as: UTF8.self))
    let repository = RemoteStoreRepository(client: HTTPClient(transport: server))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    await report(
      "store of \(json.count / 1000) KB, request to model", floor: "JSONDecoder on the same DTO",
      work: { sink((try? await repository.store(StoreID("thai-garden")))?.menu.count ?? 0) },
      floorWork: { sink((try? decoder.decode(StoreDetailDTO.self, from: json))?.menu.count ?? 0) })
  }

  @Test("a tap on ＋: to the new view state")
  func tap() async {
    let scene = StoreScene(stores: [long])
    let model = StoreDetailViewModel(
      storeID: StoreID("thai-garden"), parts: scene.parts, router: scene.router)
    await model.onAppear()
    let item = long.menu[0].items[0].id
    await report(
      "tap on ＋ to the new view state, answer included", floor: "the view state alone",
      work: {
        await model.add(item)
        sink(model.viewState.basketBar?.count.count ?? 0)
        await reset(scene, item)
      },
      floorWork: { sink(model.viewState.basketBar?.count.count ?? 0) })
  }

  /// Keeps the quantity small; the server refuses more than 99.
  private func reset(_ scene: StoreScene, _ item: ItemID) async {
    guard scene.basket.quantity(of: item) > 90 else { return }
    try? await scene.writer.make(
      BasketChange(
        item: .sample(item.rawValue, store: "thai-garden", storeName: "Thai Garden"), quantity: 0))
  }

  private func report(
    _ name: String, floor: String, work: () async -> Void, floorWork: () async -> Void
  ) async {
    var figures: [Double] = []
    var floors: [Double] = []
    for _ in 0..<201 {
      figures.append(await time(work))
      floors.append(await time(floorWork))
    }
    let (figure, least) = (median(figures), median(floors))
    print(
      "measured: \(name): \(words(figure)) ms; floor, \(floor): \(words(least)) ms; "
        + "ratio \(words(figure / least))")
  }

  private func time(_ work: () async -> Void) async -> Double {
    let start = ContinuousClock.now
    await work()
    return start.milliseconds(to: .now)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func words(_ number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(3)).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// Uses a result, so that computing it is not left out.
  @inline(never)
  private func sink(_ value: Int) {}

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
              "image": String(repeating: "x", count: 150) + item.imageURL,
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
