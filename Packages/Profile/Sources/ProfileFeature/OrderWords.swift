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
