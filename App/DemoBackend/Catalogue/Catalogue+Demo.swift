import CommerceDomain
import Foundation

extension Catalogue {
  /// The stores of the demo, the same in every run.
  static let demo = Catalogue(
    stores: [cornerDeli, thaiGarden, nightOwl, grandBazaar, tokyoBowl]
  )

  static func euros(_ cents: Int) -> Money { Money(minorUnits: cents, currency: .eur) }
  static func yen(_ amount: Int) -> Money { Money(minorUnits: amount, currency: .jpy) }

  /// Three reviews, a day apart, the newest first.
  static func latest(_ store: String, _ words: [(author: String, rating: Int, text: String)])
    -> [Review]
  {
    words.enumerated().map { index, review in
      Review(
        id: "\(store)-review-\(words.count - index)", author: review.author,
        rating: review.rating, text: review.text,
        writtenAt: DemoClock.start.addingTimeInterval(-86_400 * Double(index + 1))
      )
    }
  }
}

/// The moment at which the demo stands still.
enum DemoClock {
  /// 15 January 2026, noon in UTC.
  static let start = Date(timeIntervalSince1970: 1_768_478_400)
}
