import CommerceDomain
import Foundation

/// Formats how a payment stands, for people of one locale.
struct PaymentFormatter: Sendable {
  /// For amounts.
  let locale: Locale
  let dateLocale: Locale
  let timeZone: TimeZone
  /// The time of day, for dates that need no year.
  let now: @Sendable () -> Date

  /// What became of a payment that was asked about, on the screen of its order; nil where there is
  /// nothing to say.
  func notice(for outcome: PaymentOutcome) -> String? {
    switch outcome {
    case .ready: nil
    case .paid: "Your payment went through."
    case .refused(let refusal): notice(for: refusal)
    case .unsettled: "We're checking your payment. You will not be charged twice."
    case .absent: "Nothing was charged. You can pay again: you will not be charged twice."
    case .boughtAgain: nil
    case .notSent: "The payment could not be started. Nothing was charged."
    }
  }

  /// What became of the payment of an order that an earlier run left open, wherever the person is;
  /// nil where there is nothing to say.
  func message(for outcome: PaymentOutcome, of order: OrderID) -> String? {
    switch outcome {
    case .ready, .boughtAgain: nil
    case .paid, .refused(.alreadyPaid): "Your payment for order \(order) went through."
    case .unsettled, .notSent: "We're still checking your payment for order \(order)."
    case .absent, .refused: "Your payment for order \(order) was not made. Nothing was charged."
    }
  }

  /// The question whether to buy an order once more, with what the server knows.
  func question(about payment: Payment, of order: OrderID) -> String {
    let date = payment.paidAt.map { " on \(day($0))" } ?? ""
    let amount = payment.amount.formatted(for: locale)
    return "Order \(order) was bought again\(date) for \(amount). Buy it once more?"
  }

  private func notice(for refusal: PaymentRefusal) -> String {
    switch refusal {
    case .declined: "Your card was declined. Nothing was charged."
    case .amountChanged(let total):
      "The total is now \(total.formatted(for: locale)). Nothing was charged: pay again to agree."
    case .alreadyPaid: "This order is already paid."
    case .notPayable: "This order can no longer be paid."
    case .signedOut: "Your sign-in has expired. Nothing was charged."
    case .notAllowed: "You are not allowed to pay this order. Nothing was charged."
    case .notAccepted: "The server did not accept the payment. Nothing was charged."
    case .other: "The payment was refused. Nothing was charged."
    case .neverArrived: "Your earlier payment was not made. Nothing was charged."
    }
  }

  /// The day, with its year unless that is this one.
  private func day(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let style = Date.FormatStyle(locale: dateLocale, timeZone: timeZone).day().month(.abbreviated)
    let isThisYear = calendar.isDate(date, equalTo: now(), toGranularity: .year)
    return date.formatted(isThisYear ? style : style.year())
  }
}
