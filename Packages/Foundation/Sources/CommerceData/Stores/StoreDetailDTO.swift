import CommerceDomain
import Foundation

/// One store with its menu as the server sends it.
struct StoreDetailDTO: Decodable {
  let id: StoreID
  let name: String
  let hero: HeroDTO
  let deliveryMinutes: DeliveryMinutesDTO
  let deliveryFee: Money
  let isOpen: Bool
  let isFavourite: Bool
  let menu: [MenuSectionDTO]
  let reviews: ReviewsDTO

  var detail: StoreDetail {
    StoreDetail(
      summary: StoreSummary(
        id: id, name: name, isOpen: isOpen, rating: reviews.average, reviewCount: reviews.count,
        deliveryMinutes: deliveryMinutes.range, deliveryFee: deliveryFee
      ),
      heroURL: hero.url, isFavourite: isFavourite, menu: menu.map(\.section),
      reviews: reviews.latest.map(\.review)
    )
  }

  struct HeroDTO: Decodable {
    let url: String
  }

  struct ReviewsDTO: Decodable {
    let average: Double
    let count: Int
    let latest: [ReviewDTO]
  }

  struct ReviewDTO: Decodable {
    let author: String
    let rating: Int
    let text: String
    let writtenAt: Date

    var review: Review {
      Review(author: author, rating: rating, text: text, writtenAt: writtenAt)
    }
  }
}

/// A titled part of a menu as the server sends it.
struct MenuSectionDTO: Decodable {
  let id: String
  let title: String
  let items: [ItemDTO]

  var section: MenuSection { MenuSection(id: id, title: title, items: items.map(\.item)) }

  struct ItemDTO: Decodable {
    let id: ItemID
    let name: String
    let price: Money
    let image: String
    let hasRequiredOptions: Bool
    let options: [OptionDTO]?

    var item: MenuItem {
      MenuItem(
        id: id, name: name, price: price, imageURL: image, hasRequiredOptions: hasRequiredOptions,
        options: (options ?? []).map(\.option)
      )
    }
  }

  struct OptionDTO: Decodable {
    let id: String
    let title: String
    let choices: [ChoiceDTO]

    var option: ItemOption {
      ItemOption(id: id, title: title, choices: choices.map { Choice(id: $0.id, name: $0.name) })
    }
  }

  struct ChoiceDTO: Decodable {
    let id: String
    let name: String
  }
}
