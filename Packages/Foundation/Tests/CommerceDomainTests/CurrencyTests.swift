import CommerceDomain
import Testing

@Suite struct CurrencyTests {
  @Test(
    "the exponent is ISO 4217's",
    arguments: [
      ("EUR", 2), ("JPY", 0), ("KWD", 3), ("HUF", 2), ("IDR", 2), ("CLF", 4), ("UYW", 4),
      ("IQD", 3), ("AFN", 2), ("COP", 2), ("PKR", 2), ("RSD", 2), ("ISK", 0), ("UGX", 0),
    ])
  func exponent(code: String, exponent: Int) {
    #expect(Currency(code: code)?.exponent == exponent)
  }

  @Test("what ISO 4217 does not list is no currency", arguments: ["eur", "EU", "XXX", "XAU", ""])
  func unlisted(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test("the constants agree with the table")
  func constants() {
    #expect(Currency(code: "EUR") == .eur)
    #expect(Currency(code: "JPY") == .jpy)
  }
}
