import CommerceDomain
import Foundation
import Testing

@testable import CheckoutFeature

@Suite struct PaymentFormatterTests {
  private static let noon = 1_794_484_800.0

  private func question(
    paidAt: Date?, now: Double = noon, locale: String = "en_IE", dateLocale: String = "en_IE",
    zone: TimeZone = .gmt
  ) -> String {
    let formatter = PaymentFormatter(
      locale: Locale(identifier: locale), dateLocale: Locale(identifier: dateLocale),
      timeZone: zone,
      now: { Date(timeIntervalSince1970: now) })
    return formatter.question(
      about: Payment(
        order: OrderID("1004"), amount: Money(minorUnits: 2450, currency: .eur), paidAt: paidAt),
      of: OrderID("1001"))
  }

  @Test("the question says when an order was bought again, in the person's time zone")
  func question() throws {
    let date = Date(timeIntervalSince1970: Self.noon)
    #expect(
      question(paidAt: date)
        == "Order 1001 was bought again on 12 Nov for €24.50. Buy it once more?")
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    #expect(question(paidAt: date, zone: auckland).contains("on 13 Nov for"))
  }

  @Test("the year is named unless it is this one")
  func year() {
    let date = Date(timeIntervalSince1970: Self.noon)
    #expect(
      question(paidAt: date, now: Self.noon + 90 * 86_400).contains("on 12 Nov 2026 for"))
  }

  @Test("amounts and dates may have locales of their own")
  func locales() {
    let text = question(
      paidAt: Date(timeIntervalSince1970: Self.noon), locale: "de_DE", dateLocale: "en_US")
    #expect(text.contains("again on Nov 12 for 24,50\u{A0}€."))
  }

  @Test("a payment without a date is asked about without one")
  func noDate() {
    #expect(
      question(paidAt: nil) == "Order 1001 was bought again for €24.50. Buy it once more?")
  }
}
