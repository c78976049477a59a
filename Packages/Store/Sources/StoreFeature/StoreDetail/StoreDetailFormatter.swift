import CommerceDomain
import Foundation

/// Formats a store's page for a locale.
@MainActor
struct StoreDetailFormatter {
  private let locale: Locale
  private let showsReviews: Bool
  private let store: StoreFormatter

  init(locale: Locale, showsReviews: Bool) {
    self.locale = locale
    self.showsReviews = showsReviews
    store = StoreFormatter(locale: locale)
  }

  func page(
    of detail: StoreDetail, heart: StoreDetailViewState.Heart, basket: BasketStore
  ) -> StoreDetailViewState.Page {
    let lines = Dictionary(grouping: basket.lines, by: \.itemID)
    return StoreDetailViewState.Page(
      name: detail.summary.name, heroURL: detail.heroURL, rating: store.rating(detail.summary),
      delivery: store.delivery(detail.summary), isOpen: detail.summary.isOpen, heart: heart,
      sections: detail.menu.map { section in
        .init(
          title: section.title,
          items: section.items.map { item in
            .init(
              id: item.id, name: item.name, price: item.price.formatted(for: locale),
              imageURL: item.imageURL, inBasket: (lines[item.id] ?? []).map(inBasket),
              canAdd: detail.summary.isOpen)
          })
      },
      reviews: showsReviews ? reviews(of: detail) : nil)
  }

  func bar(of basket: BasketStore) -> StoreDetailViewState.BasketBar? {
    guard basket.itemCount > 0 else { return nil }
    return .init(
      count: store.count(basket.itemCount, "item"), total: basket.total?.formatted(for: locale),
      isPending: basket.isPending)
  }

  private func inBasket(_ line: LineItem) -> String {
    (["\(line.quantity) in basket"] + line.choices.map(\.name)).joined(separator: " · ")
  }

  private func reviews(of detail: StoreDetail) -> StoreDetailViewState.Reviews {
    .init(
      summary: store.rating(detail.summary),
      latest: detail.reviews.prefix(3).map { review in
        .init(author: review.author, rating: "\(review.rating) of 5", text: review.text)
      })
  }
}
