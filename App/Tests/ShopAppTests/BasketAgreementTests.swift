import CommerceDomain
import CommerceDomainTesting
import DesignCore
import Foundation
import PersistenceCoreTesting
import RoutingCoreTesting
import SeededTesting
import StoreAPI
import Testing

@testable import CheckoutFeature
@testable import ShopApp
@testable import StoreFeature
@testable import StoreFeatureTesting

@MainActor
@Suite struct BasketAgreementTests {
  /// `SOAK=1` asks for more of them.
  nonisolated private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? 1...10 : 1...1

  private static let bagel = BasketItem.sample(
    "bagel", cents: 750, store: "corner-deli", storeName: "Corner Deli")
  private let scene = StoreScene(inBasket: [Self.bagel])

  @Test(
    "bar, badge and basket screen agree after each of 10,000 taps, failures and refreshes",
    arguments: Self.seeds)
  func agreement(seed: UInt64) async throws {
    var random = Seeded(seed)
    let page = scene.entry.storeModel(
      StoreRoute(storeID: StoreID("thai-garden")), router: scene.router)
    let basketScreen = makeBasketScreen()
    await page.appear()

    var taps: [Task<Void, Never>] = []
    for _ in 0..<10_000 {
      let tap = await step(Int.random(in: 0..<12, using: &random), page, basketScreen, &random)
      if let tap { taps.append(tap) }
      if Bool.random(using: &random) { await Task.yield() }
      expectAgreement(page, basketScreen)
    }
    for tap in taps { await tap.value }
    await scene.writer.drain()
    try await scene.writer.refresh()
    let server = try await scene.server.basket()
    #expect(scene.basket.confirmed == server)
    #expect(scene.basket.lines == server.lines)
    expectAgreement(page, basketScreen)
  }

  private func makeBasketScreen() -> BasketViewModel {
    BasketViewModel(
      basket: scene.basket, basketWriter: scene.writer,
      placeOrder: PlaceOrderUseCase(
        basket: scene.basket, basketWriter: scene.writer, orders: FakeOrderRepository(),
        disk: FakeDataStore(), log: { _ in }, makeKey: { "key" }),
      formatter: BasketFormatter(locale: Locale(identifier: "en_IE")), router: scene.router)
  }

  /// Takes a step, and returns its work where that goes on.
  private func step(
    _ kind: Int, _ page: StoreDetailViewModel, _ basketScreen: BasketViewModel,
    _ random: inout Seeded
  ) async -> Task<Void, Never>? {
    let line = scene.basket.lines.randomElement(using: &random)?.id
    switch kind {
    case 0: await scene.server.failNext(with: .call(.unreachable))
    case 1: return Task { await page.refresh() }
    case 2: return Task { await page.confirmNewBasket() }
    case 3: page.cancelNewBasket()
    case 4:
      await scene.server.replace(
        storeID: Self.bagel.storeID, storeName: "Corner Deli", lines: [.sample(Self.bagel)])
    case 5, 6: if let line { return Task { await basketScreen.removeOne(line) } }
    case 7: if let line { return Task { await basketScreen.addOne(line) } }
    case 8: await Task.yield()
    default: return Task { await page.add(ItemID("pad-thai")) }
    }
    return nil
  }

  private func expectAgreement(_ page: StoreDetailViewModel, _ basketScreen: BasketViewModel) {
    let contents = basketScreen.viewState.basket.content
    let count = contents?.lines.map(\.quantity).reduce(0, +) ?? scene.basket.itemCount
    let bar = page.viewState.basketBar
    #expect(bar?.count == CompositionRoot.badge(of: scene.basket))
    if let contents { #expect(bar?.total == contents.checkOut?.total) }
    #expect((bar == nil) == (count == 0))
    if let bar { #expect(bar.count == (count == 1 ? "1 item" : "\(count) items")) }
    if let checkOut = contents?.checkOut { #expect(bar?.isPending == checkOut.isPending) }
  }
}
