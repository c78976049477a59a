import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import StoreAPI
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
    let scene = StoreScene(stores: [long])
    let model = scene.entry.storeModel(
      StoreRoute(storeID: StoreID("thai-garden")), router: scene.router)
    await model.appear()
    let view = StoreDetailView(model: model)
    let prices = long.menu.flatMap(\.items).map(\.price)
    await report(
      "150-item page, view state and content", floor: "150 prices formatted",
      work: { sink(view.content.sections.count) },
      floorWork: { sink(prices.reduce(0) { $0 + $1.formatted(for: locale).count }) })
  }

  @Test("a tap on ＋: to the new view state")
  func tap() async {
    let scene = StoreScene(stores: [long])
    let model = scene.entry.storeModel(
      StoreRoute(storeID: StoreID("thai-garden")), router: scene.router)
    await model.appear()
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
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func words(_ number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(3)).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// Uses a result, so that computing it is not left out.
  @inline(never)
  private func sink(_ value: Int) {}
}
