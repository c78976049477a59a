import CommerceDomain
import DesignCore
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
      name: detail.summary.name, photo: photo(of: detail), rating: store.rating(detail.summary),
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
      reviews: showsReviews ? reviews(of: detail) : nil,
      leftOut: detail.leftOut.message("part of this page", plural: "parts of this page"))
  }

  func bar(of basket: BasketStore) -> StoreDetailViewState.BasketBar? {
    guard basket.itemCount > 0 else { return nil }
    return .init(
      count: store.count(basket.itemCount, "item"), total: basket.total?.formatted(for: locale),
      isPending: basket.isPending)
  }

  private func photo(of detail: StoreDetail) -> Photo {
    var size: Photo.Size?
    if let width = detail.hero?.width, let height = detail.hero?.height {
      size = Photo.Size(width: width, height: height)
    }
    return Photo(label: detail.summary.name, url: detail.hero?.url, size: size)
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
