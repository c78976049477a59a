import AnalyticsCore
import CommerceDomain
import CommerceDomainTesting
import Testing

@testable import StoreFeature

@MainActor
@Suite struct AddToBasketUseCaseTests {
  private let server = FakeBasketRepository()
  private let basket = BasketStore()
  private let soup = BasketItem.sample("soup")

  private func add(isReplacing: Bool = false) async -> AddToBasketUseCase.Outcome {
    await AddToBasketUseCase(
      basket: basket, writer: BasketWriter(store: basket, repository: server),
      metrics: DiscardingMetricSink()
    ).add(soup, isReplacing: isReplacing)
  }

  @Test(
    "each reason of the server has its message, and nothing is left in the basket",
    arguments: [
      (BasketError.invalidQuantity, "That is more soup than can be ordered."),
      (.invalidChoices, "Choose the options of soup first."),
      (.call(.notFound), "soup is not on the menu any more."),
      (.call(.unreachable), "soup could not be added. Try again."),
      (.call(.unavailable), "soup could not be added. Try again."),
      (.call(.signedOut), "soup could not be added. Your sign-in has expired."),
      (.call(.unreadable), "soup could not be added. The server does not answer as the shop does."),
      (.call(.cancelled), "soup could not be added. Try again."),
    ])
  func reasons(error: BasketError, message: String) async {
    await server.failNext(with: error)
    #expect(await add() == .failed(message: message))
    #expect(basket.lines.isEmpty)
  }

  @Test("a store that is closed is named")
  func closed() async {
    await server.close(soup.storeID)
    #expect(await add() == .storeClosed(message: "Thai Garden is closed."))
  }

  @Test("a refusal because of another store asks, with the store's name as it is by now")
  func otherStore() async {
    let bagel = BasketItem.sample("bagel", store: "corner-deli", storeName: "Corner Deli")
    await server.replace(
      storeID: bagel.storeID, storeName: bagel.storeName, lines: [.sample(bagel)])
    #expect(await add() == .needsNewBasket(NewBasketPrompt(currentStore: "Corner Deli")))
    #expect(await add(isReplacing: true) == .added)
  }
}
