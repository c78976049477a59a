import CommerceDomain
import Foundation
import Testing

@Suite struct MoneyTests {
  private func eur(_ minorUnits: Int) -> Money { Money(minorUnits: minorUnits, currency: .eur) }

  @Test("sums and products are exact")
  func arithmetic() throws {
    #expect(try eur(199).adding(eur(1)) == eur(200))
    #expect(try eur(199).multiplied(by: 3) == eur(597))
    #expect(try Money.sum(of: [eur(1), eur(-3)], in: .eur) == eur(-2))
    #expect(try Money.sum(of: [], in: .jpy) == .zero(.jpy))
  }

  @Test("a result that does not fit throws instead of trapping or wrapping")
  func overflow() {
    #expect(throws: MoneyError.overflow) { try eur(.max).adding(eur(1)) }
    #expect(throws: MoneyError.overflow) { try eur(.min).adding(eur(-1)) }
    #expect(throws: MoneyError.overflow) { try eur(.max).multiplied(by: 2) }
    #expect(throws: MoneyError.overflow) { try eur(.min).multiplied(by: -1) }
  }

  @Test("currencies never mix")
  func mixedCurrencies() {
    let yen = Money(minorUnits: 1, currency: .jpy)
    #expect(throws: MoneyError.mixedCurrencies(.eur, .jpy)) { try eur(1).adding(yen) }
    #expect(throws: MoneyError.mixedCurrencies(.jpy, .eur)) {
      try Money.sum(of: [eur(1)], in: .jpy)
    }
  }

  @Test(
    "an amount shows the minor digits that ISO 4217 gives its currency",
    arguments: [
      (199, "EUR", "en_IE", "€1.99"),
      (199, "JPY", "en_IE", "JP¥199"),
      (1999, "KWD", "en_IE", "KWD\u{a0}1.999"),
      (199, "HUF", "en_IE", "HUF\u{a0}1.99"),
      (199, "IDR", "en_IE", "IDR\u{a0}1.99"),
      (19999, "CLF", "en_IE", "CLF\u{a0}1.9999"),
      (2450, "EUR", "de_DE", "24,50\u{a0}€"),
      (-199, "EUR", "en_IE", "-€1.99"),
      (0, "EUR", "en_IE", "€0.00"),
    ])
  func format(minorUnits: Int, code: String, locale: String, text: String) throws {
    let money = Money(minorUnits: minorUnits, currency: try #require(Currency(code: code)))
    #expect(money.formatted(for: Locale(identifier: locale)) == text)
  }

  @Test("the smallest and the largest amounts are shown to the last digit")
  func extremes() {
    let locale = Locale(identifier: "en_IE")
    #expect(eur(.max).formatted(for: locale) == "€92,233,720,368,547,758.07")
    #expect(eur(.min).formatted(for: locale) == "-€92,233,720,368,547,758.08")
  }
}
