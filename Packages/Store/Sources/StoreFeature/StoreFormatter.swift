import CommerceDomain
import Foundation

/// Formats what is known about a store for a locale, in one place for all of the team's screens.
struct StoreFormatter {
  let locale: Locale

  func rating(_ store: StoreSummary) -> String {
    guard let rating = store.rating else { return "Reviews could not be read" }
    guard rating.count > 0 else { return "No reviews yet" }
    let average = rating.average.formatted(.number.precision(.fractionLength(1)).locale(locale))
    return "\(average) · \(count(rating.count, "review"))"
  }

  /// How long a delivery takes and what it costs.
  func delivery(_ store: StoreSummary) -> String {
    "\(minutes(store.deliveryMinutes)) min · \(store.deliveryFee.formatted(for: locale)) delivery"
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number.formatted(.number.locale(locale))) \(noun)\(number == 1 ? "" : "s")"
  }

  func row(_ store: StoreSummary) -> StoresViewState.StoreRow {
    .init(
      id: store.id, name: store.name, rating: rating(store), delivery: delivery(store),
      isOpen: store.isOpen)
  }

  private func minutes(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }
}
