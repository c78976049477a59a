import AnalyticsCore
import CommerceDomain
import CommerceDomainTesting
import Foundation
import StoreAPI
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct StoreMetricsTests {
  private let log = AsyncStream.makeStream(of: String.self)
  private let bagel = BasketItem.sample(
    "bagel", store: "corner-deli", storeName: "Corner Deli")

  private func makeScene(_ instants: [ContinuousClock.Instant] = []) -> StoreScene {
    var instants = instants
    return StoreScene(
      inBasket: [bagel], metrics: JSONLinesMetricSink { [log] in log.continuation.yield($0) },
      now: { instants.isEmpty ? .now : instants.removeFirst() })
  }

  private func written() async -> [String] {
    log.continuation.finish()
    var lines: [String] = []
    for await line in log.stream { lines.append(line) }
    return lines
  }

  @Test("first content, failed adds, prompts and confirmations are counted, without names")
  func storePage() async {
    let start = ContinuousClock.now
    let scene = makeScene([start, start + .milliseconds(120)])
    let model = scene.entry.storeModel(
      StoreRoute(storeID: StoreID("thai-garden")), router: scene.router)
    await model.appear()
    await model.add(ItemID("pad-thai"))
    await scene.server.failNext(with: .call(.unreachable))
    await model.confirmNewBasket()
    #expect(
      await written() == [
        #"{"labels":{},"metric":"store_first_content","values":{"duration_ms":120}}"#,
        #"{"labels":{},"metric":"new_basket_prompt","values":{}}"#,
        #"{"labels":{},"metric":"new_basket_confirmed","values":{}}"#,
        #"{"labels":{},"metric":"add_failed","values":{}}"#,
      ])
  }

  @Test("what is added from the options is counted too")
  func options() async {
    let scene = makeScene()
    let model = scene.entry.itemOptionsModel(
      ItemOptionsRoute(storeID: StoreID("thai-garden"), itemID: ItemID("green-curry")),
      router: scene.router)
    await model.appear()
    model.choose("hot", of: "heat")
    await model.add()
    await scene.server.failNext(with: .call(.unreachable))
    await model.confirmNewBasket()
    #expect(
      await written() == [
        #"{"labels":{},"metric":"new_basket_prompt","values":{}}"#,
        #"{"labels":{},"metric":"new_basket_confirmed","values":{}}"#,
        #"{"labels":{},"metric":"add_failed","values":{}}"#,
      ])
  }
}
