public import CommerceDomain
import Foundation

extension StoreDetail {
  /// Stores as a real server has them: names of several scripts and of 300 letters without a space,
  /// currencies with no, three and four digits, none or unreadable reviews, and a delivery within
  /// one minute.
  public static let odd: [StoreDetail] = [
    .odd(0, name: "Café Été 👩‍👩‍👧‍👦", price: Money(minorUnits: 1, currency: .jpy)),
    .odd(1, name: "مطعم الياسمين", price: Money(minorUnits: 1_234_567, currency: .listed("KWD"))),
    .odd(2, name: "東京ボウル", price: Money(minorUnits: 98_765, currency: .listed("CLF"))),
    .odd(
      3, name: String(repeating: "Lang", count: 75), price: Money(minorUnits: 0, currency: .eur)),
  ]

  private static func odd(_ number: Int, name: String, price: Money) -> StoreDetail {
    let item = MenuItem(id: ItemID("item-\(number)"), name: name, price: price, imageURL: nil)
    let review = Review(author: name, rating: 1, text: name, writtenAt: .distantPast)
    let ratings: [Rating?] = [.init(average: 0, count: 0), nil, .init(average: 1, count: 1), nil]
    return StoreDetail(
      summary: StoreSummary(
        id: StoreID("odd-\(number)"), name: name, isOpen: number != 1, rating: ratings[number],
        deliveryMinutes: 30...30, deliveryFee: price),
      hero: nil, isFavourite: number == 0,
      menu: [MenuSection(id: "all", title: name, items: [item])],
      reviews: number > 1 ? [review] : [], leftOut: LeftOut(number))
  }
}
