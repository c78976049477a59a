import CommerceDomain
import Foundation

/// Formats an order for a person, in one place for all of the team's screens.
struct OrderFormatter {
  private let locale: Locale
  private let dates: Date.FormatStyle

  /// - Parameters:
  ///   - locale: how amounts and numbers are formatted.
  ///   - dateLocale: how dates are formatted.
  ///   - timeZone: where the person is, for the days of orders.
  init(locale: Locale, dateLocale: Locale, timeZone: TimeZone) {
    self.locale = locale
    dates = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: dateLocale, timeZone: timeZone)
  }

  func summary(_ order: Order) -> String {
    "Order \(order.id) · \(status(order.status)) · \(order.placedAt.formatted(dates))"
  }

  func amount(_ money: Money) -> String { money.formatted(for: locale) }

  func line(_ line: LineItem) -> OrderViewState.Line {
    .init(
      name: "\(line.quantity) × \(line.name)",
      choices: line.choices.isEmpty
        ? nil : line.choices.map(\.name).joined(separator: ", "),
      amount: amount(line.lineTotal))
  }

  func fee(_ fee: Fee) -> String { fee.title }

  func checkoutOffer(_ offer: BuyAgainUseCase.Offer, for order: Order) -> CheckoutOffer {
    let total = amount(order.total)
    return switch offer {
    case .buyAgain:
      CheckoutOffer(
        title: "Buy again", total: total, label: "Buy again, order \(order.id), \(total)")
    case .pay:
      CheckoutOffer(
        title: "Pay order \(order.id)", total: total, label: "Pay order \(order.id), \(total)")
    }
  }

  /// When orders were loaded that the server could not be asked for now, in the largest unit that
  /// fits, and why it could not where that helps.
  func stored(_ history: OrderHistory) -> String? {
    guard let age = history.age else { return nil }
    let minutes = age.components.seconds / 60
    let time =
      switch minutes {
      case ..<1: "just now"
      case ..<60: count(minutes, "minute") + " ago"
      case ..<(24 * 60): count(minutes / 60, "hour") + " ago"
      default: count(minutes / (24 * 60), "day") + " ago"
      }
    let message = "These orders were loaded \(time)."
    return history.failure?.explaining(message) ?? message
  }

  func count(_ number: Int64, _ noun: String) -> String {
    "\(number.formatted(.number.locale(locale))) \(noun)\(number == 1 ? "" : "s")"
  }

  private func status(_ status: OrderStatus) -> String {
    switch status {
    case .awaitingPayment: "Awaiting payment"
    case .paid: "Paid"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    case .other(let word): word.asWords
    }
  }
}
