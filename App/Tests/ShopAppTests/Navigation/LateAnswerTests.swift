import CheckoutAPI
import CommerceDomainTesting
import DesignCore
import DesignCoreTesting
import Foundation
import NavigationCore
import NetworkCore
import ProfileAPI
import RoutingCore
import ShopLaunch
import StoreAPI
import Testing

/// Answers that come after the person has gone elsewhere, through the whole app.
@MainActor
@Suite struct LateAnswerTests {
  @Test(
    "paid after the person went to another tab: that tab stays, and the receipt is in its stack")
  func payThenSwitchTab() async throws {
    let shop = try await DelayedShop(delaying: .post, "v1/payments")
    try await shop.open("shop://checkout/1001")
    try shop.tap("pay")
    await shop.gate.arrival()
    shop.navigator.select(tab: 1)
    await shop.answer()

    #expect(shop.navigator.selectedTab == 1)
    #expect(shop.titles(ofTab: 1) == ["Basket"])
    #expect(shop.titles(ofTab: 0) == ["Stores", "Receipt"])
  }

  @Test("paid after the person went back: the page that they are on stays")
  func payThenBack() async throws {
    let shop = try await DelayedShop(delaying: .post, "v1/payments")
    try await shop.open("shop://store/thai-garden")
    try await shop.open("shop://checkout/1001")
    try shop.tap("pay")
    await shop.gate.arrival()
    shop.navigator.back()
    await shop.answer()

    #expect(shop.titles(ofTab: 0) == ["Stores", "Thai Garden"])
  }

  @Test("added after the person closed the options: the store page stays")
  func addThenClose() async throws {
    let shop = try await DelayedShop(delaying: .put, "v1/basket")
    try await shop.open("shop://store/thai-garden")
    try shop.tap("add-green-curry")
    await shop.navigator.settle()
    for section in try #require(shop.navigator.sheet).screen.content.sections {
      if case .button(let choice)? = section.rows.first?.content { shop.navigator.tap(choice) }
    }
    await shop.navigator.settle()
    try shop.tap("add")
    await shop.navigator.settle()
    shop.navigator.tap(try #require(shop.navigator.sheet?.screen.content.prompt?.choices.first))
    await shop.gate.arrival()
    shop.navigator.back()
    await shop.answer()

    #expect(shop.navigator.sheet == nil)
    #expect(shop.titles(ofTab: 0) == ["Stores", "Thai Garden"])
  }

  @Test("ordered after the person went to another tab: the checkout waits in the basket's stack")
  func checkOutThenSwitchTab() async throws {
    let shop = try await DelayedShop(delaying: .post, "v1/orders")
    try await shop.open("shop://basket")
    try shop.tap("check-out")
    await shop.gate.arrival()
    shop.navigator.select(tab: 0)
    await shop.answer()

    #expect(shop.navigator.selectedTab == 0)
    #expect(shop.titles(ofTab: 0) == ["Stores"])
    #expect(shop.titles(ofTab: 1) == ["Basket", "Checkout"])
  }

  @Test("a screen that has gone asks for a place that no part handles: one log line, nothing shown")
  func unhandledRoute() async throws {
    var lines: [String] = []
    let routes = RouteTable<any Screen>(log: { lines.append($0) }) { _ in UnknownRouteScreen() }
    var late: (any Router)?
    routes.register(StoresRoute.self) { _, _ in FakeScreen(title: "Stores") }
    routes.register(BasketRoute.self) { _, router in
      late = router
      return FakeScreen(title: "Basket")
    }
    let navigator = Navigator(
      tabs: [Tab("Stores", root: StoresRoute())], log: { lines.append($0) },
      destination: routes.destination)
    navigator.start(at: BasketRoute())
    navigator.back()
    try #require(late).open(ProfileRoute())

    #expect(navigator.current?.screen.content.title == "Stores")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("ProfileRoute") == true)
  }
}
