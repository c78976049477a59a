import CommerceDomain
import Foundation

/// How the browse team puts a store into words, in one place for all of its screens.
struct StoreWords {
  let locale: Locale

  func rating(_ store: StoreSummary) -> String {
    "\(average(store.rating)) · \(count(store.reviewCount, "review"))"
  }

  func average(_ rating: Double) -> String {
    rating.formatted(.number.precision(.fractionLength(1)).locale(locale))
  }

  func deliveryTime(_ store: StoreSummary) -> String {
    "\(store.deliveryMinutes.lowerBound)–\(store.deliveryMinutes.upperBound) min"
  }

  func deliveryFee(_ store: StoreSummary) -> String {
    "\(store.deliveryFee.formatted(for: locale)) delivery"
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number.formatted(.number.locale(locale))) \(noun)\(number == 1 ? "" : "s")"
  }
}
