import CommerceDomain
import Foundation
import NetworkCore

/// One store with its menu as the server sends it.
struct StoreDetailDTO: PartlyReadable {
  let summary: StoreSummaryDTO
  let hero: IfReadable<HeroDTO>?
  let isFavourite: Bool
  let menu: LossyArray<MenuSectionDTO>
  let reviews: IfReadable<ReviewsDTO>?

  private enum CodingKeys: String, CodingKey {
    case hero
    case isFavourite
    case menu
    case reviews
  }

  init(from decoder: any Decoder) throws {
    summary = try Checked<StoreSummaryDTO>(from: decoder).value
    let container = try decoder.container(keyedBy: CodingKeys.self)
    hero = try container.decodeIfPresent(IfReadable<HeroDTO>.self, forKey: .hero)
    isFavourite = try container.decode(Bool.self, forKey: .isFavourite)
    menu = try container.decode(LossyArray<MenuSectionDTO>.self, forKey: .menu)
    reviews = try container.decodeIfPresent(IfReadable<ReviewsDTO>.self, forKey: .reviews)
  }

  var detail: StoreDetail {
    StoreDetail(
      summary: summary.summary, hero: hero?.value?.picture, isFavourite: isFavourite,
      menu: menu.elements.map(\.section), reviews: latest?.elements.map(\.value.review) ?? [],
      leftOut: LeftOut(
        menu.elements.reduce(menu.leftOut) { $0 + $1.items.leftOut } + (latest?.leftOut ?? 0)))
  }

  var problems: [DecodingProblem] {
    var problems = menu.problems
    for section in menu.elements {
      problems += section.items.problems
      problems += section.items.elements.compactMap(\.value.image?.problem)
    }
    return problems + (latest?.problems ?? [])
      + [hero?.problem, summary.reviews?.problem, reviews?.problem].compactMap(\.self)
  }

  private var latest: LossyArray<Checked<ReviewDTO>>? { reviews?.value?.latest }

  struct HeroDTO: Decodable {
    let url: String
    let width: Int?
    let height: Int?

    var picture: Picture { Picture(url: url, width: width, height: height) }
  }

  struct ReviewsDTO: Decodable {
    let latest: LossyArray<Checked<ReviewDTO>>?
  }

  struct ReviewDTO: Checkable {
    let author: String
    let rating: Int
    let text: String
    let writtenAt: Date

    var review: Review {
      Review(author: author, rating: rating, text: text, writtenAt: writtenAt)
    }

    func check() throws(RuleViolation) {
      guard (1...5).contains(rating) else { throw RuleViolation("a rating of \(rating)") }
    }
  }
}
