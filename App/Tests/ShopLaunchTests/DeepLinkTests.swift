import CheckoutAPI
import CommerceDomain
import ProfileAPI
import RoutingCore
import ShopLaunch
import StoreAPI
import Testing

@Suite struct DeepLinkTests {
  @Test(
    "a link leads to its place; scheme and host have no case, escapes are decoded",
    arguments: [
      ("shop://stores", StoresRoute() as any Route),
      ("SHOP://Stores", StoresRoute()),
      ("shop://store/thai-garden", StoreRoute(storeID: StoreID("thai-garden"))),
      ("shop://basket", BasketRoute()),
      ("shop://profile", ProfileRoute()),
      ("shop://favourites", FavouritesRoute()),
      ("shop://checkout/1001", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/A-b_c.9", CheckoutRoute(orderID: OrderID("A-b_c.9"))),
      ("shop://checkout/%31001", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/1001?pay=now", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/1001?next=/a/b#top", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/1001#top?x", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/1001/", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/1001/?utm_source=mail", CheckoutRoute(orderID: OrderID("1001"))),
      ("shop://checkout/...", CheckoutRoute(orderID: OrderID("..."))),
      (" shop://basket", BasketRoute()), ("\t shop://basket\r\n", BasketRoute()),
      ("shop://stores/", StoresRoute()), ("shop://stores?x=1", StoresRoute()),
      ("shop://stores#", StoresRoute()),
      (
        "shop://checkout/" + String(repeating: "x", count: 64),
        CheckoutRoute(orderID: OrderID(String(repeating: "x", count: 64)))
      ),
    ])
  func good(link: String, route: any Route) throws {
    #expect(try DeepLink.route(for: link).isSamePlace(as: route))
  }

  @Test(
    "a malformed link is refused with one line",
    arguments: [
      "", "shop", "shop:", "shop://", "shop:///", "shop:///checkout/1", "http://stores",
      "shop://nowhere/1", "shop://stores/1", "shop://stores//", "shop://stores/1/",
      "shop://checkout", "shop://checkout/", "shop://checkout//", "shop://checkout/1/2",
      "shop://checkout/1//", "shop://checkout/.", "shop://checkout/..", "shop://checkout/../",
      "shop://checkout/%2e", "shop://checkout/%2E%2e", "shop://checkout/.%2e", "shop://store/..?x",
      "shop://?x", "shop://#basket", "shop://user:word@stores", "shop://stores:80",
      "shop://%73tores",
      "shop://checkout/1%2F2", "shop://checkout/%2e%2e%2f", "shop://checkout/%FF%FE",
      "shop://checkout/%00", "shop://checkout/%zz", "shop://checkout/%", "shop://checkout/a b",
      "shop://user@checkout/1",
      "shop://checkout:80/1", "shop://checkout/é", "shop://checkout/１",
      "shop://checkout/" + String(repeating: "x", count: 65), "shop:checkout/1", "shop ://stores",
    ])
  func bad(link: String) {
    let error = #expect(throws: LinkError.self) { try DeepLink.route(for: link) }
    #expect(error?.description.hasPrefix("cannot open ") == true)
  }

  @Test("a very long link is quoted by its start only")
  func long() {
    let error = #expect(throws: LinkError.self) {
      try DeepLink.route(for: String(repeating: "x", count: 1_000_000))
    }
    #expect((error?.description.count ?? .max) < 200)
  }
}
