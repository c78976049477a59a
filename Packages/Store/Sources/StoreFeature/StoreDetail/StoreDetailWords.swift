import CommerceDomain
import Foundation

/// Puts a store's page into words for a person of one locale.
@MainActor
struct StoreDetailWords {
  private let locale: Locale
  private let showsReviews: Bool
  private let words: StoreWords

  init(locale: Locale, showsReviews: Bool) {
    self.locale = locale
    self.showsReviews = showsReviews
    words = StoreWords(locale: locale)
  }

  func page(
    of store: StoreDetail, heart: StoreDetailViewState.Heart, basket: BasketStore
  ) -> StoreDetailViewState.Page {
    let quantities = Dictionary(
      basket.lines.map { ($0.itemID, $0.quantity) }, uniquingKeysWith: { $1 })
    return StoreDetailViewState.Page(
      header: header(of: store), heart: heart,
      sections: store.menu.map { section in
        .init(
          title: section.title,
          items: section.items.map { item in
            .init(
              id: item.id, name: item.name, price: item.price.formatted(for: locale),
              imageURL: item.imageURL, quantity: quantities[item.id] ?? 0,
              canAdd: store.summary.isOpen
            )
          })
      },
      reviews: showsReviews ? reviews(of: store) : nil
    )
  }

  func bar(of basket: BasketStore) -> StoreDetailViewState.BasketBar? {
    guard basket.itemCount > 0 else { return nil }
    return .init(
      count: words.count(basket.itemCount, "item"),
      total: basket.total?.formatted(for: locale), isPending: basket.isPending
    )
  }

  private func header(of store: StoreDetail) -> StoreDetailViewState.Header {
    .init(
      name: store.summary.name, heroURL: store.heroURL, rating: words.rating(store.summary),
      deliveryTime: words.deliveryTime(store.summary),
      deliveryFee: words.deliveryFee(store.summary), isClosed: !store.summary.isOpen
    )
  }

  private func reviews(of store: StoreDetail) -> StoreDetailViewState.Reviews {
    .init(
      summary: words.rating(store.summary),
      latest: store.reviews.prefix(3).map { review in
        .init(author: review.author, rating: "\(review.rating) of 5", text: review.text)
      }
    )
  }
}
