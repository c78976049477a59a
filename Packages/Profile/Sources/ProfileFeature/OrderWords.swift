import CommerceDomain
import Foundation

/// How the account team puts an order into words, in one place for all of its screens.
struct OrderWords {
  let locale: Locale
  private let dates: Date.FormatStyle

  init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    dates = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone)
  }

  func summary(_ order: Order) -> String {
    "Order \(order.id) · \(status(order.status)) · \(order.placedAt.formatted(dates))"
  }

  func amount(_ money: Money) -> String { money.formatted(for: locale) }

  func fee(_ fee: Fee) -> String { fee.kind.capitalized }

  /// How old kept orders are, in the largest unit that fits.
  func offline(_ age: Duration) -> String {
    let minutes = age.components.seconds / 60
    let words =
      switch minutes {
      case ..<1: "just now"
      case ..<60: count(minutes, "minute") + " ago"
      case ..<(24 * 60): count(minutes / 60, "hour") + " ago"
      default: count(minutes / (24 * 60), "day") + " ago"
      }
    return "You are offline. These orders were loaded \(words)."
  }

  func favourites(_ number: Int?) -> String {
    number.map { "Favourites, \(count(Int64($0), "store"))" } ?? "Favourites"
  }

  private func count(_ number: Int64, _ noun: String) -> String {
    "\(number.formatted(.number.locale(locale))) \(noun)\(number == 1 ? "" : "s")"
  }

  /// What the button reads that buys an order again; nil when it cannot be bought again.
  func buyAgain(_ order: Order) -> String? {
    order.status == .delivered ? "Buy again, order \(order.id), \(amount(order.total))" : nil
  }

  /// What the button reads that pays an order; nil when there is nothing to pay.
  func pay(_ order: Order) -> String? {
    order.status == .awaitingPayment ? "Pay order \(order.id), \(amount(order.total))" : nil
  }

  private func status(_ status: OrderStatus) -> String {
    switch status {
    case .awaitingPayment: "Awaiting payment"
    case .paid: "Paid"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    }
  }
}
