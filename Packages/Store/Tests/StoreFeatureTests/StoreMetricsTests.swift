import AnalyticsCore
import CommerceDomain
import CommerceDomainTesting
import Foundation
import RoutingCoreTesting
import Testing

@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct StoreMetricsTests {
  @Test("first content, failed adds, prompts and confirmations are counted, without names")
  func metrics() async {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    let scene = StoreScene(inBasket: [bagel])
    let start = ContinuousClock.now
    var instants = [start, start + .milliseconds(120)]
    let parts = StoreParts(
      stores: scene.stores, favourites: scene.stores, basket: scene.basket, writer: scene.writer,
      metrics: JSONLinesMetricSink { continuation.yield($0) },
      locale: Locale(identifier: "en_IE"), now: { instants.removeFirst() })
    let model = StoreDetailViewModel(
      storeID: StoreID("thai-garden"), parts: parts, router: scene.router)

    await model.onAppear()
    await model.add(ItemID("pad-thai"))
    await scene.server.failNext(with: .call(.unreachable))
    await model.confirmNewBasket()
    continuation.finish()

    var written: [String] = []
    for await line in lines { written.append(line) }
    #expect(
      written == [
        #"{"labels":{},"metric":"store_first_content","values":{"duration_ms":120}}"#,
        #"{"labels":{},"metric":"new_basket_prompt","values":{}}"#,
        #"{"labels":{},"metric":"new_basket_confirmed","values":{}}"#,
        #"{"labels":{},"metric":"add_failed","values":{}}"#,
      ])
  }
}
