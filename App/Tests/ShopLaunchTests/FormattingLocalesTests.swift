import Foundation
import ShopLaunch
import Testing

@Suite struct FormattingLocalesTests {
  @Test(
    "money follows the option, LC_ALL, LC_MONETARY and LANG, then Ireland",
    arguments: [
      ("fr_FR", ["LC_ALL": "de_DE.UTF-8"], "fr_FR"),
      (nil, ["LC_ALL": "de_DE.UTF-8", "LANG": "en_US"], "de_DE"),
      (nil, ["LC_ALL": "", "LC_MONETARY": "ja_JP@x", "LANG": "en_US"], "ja_JP"),
      (nil, ["LC_TIME": "ja_JP", "LANG": "en_US"], "en_US"),
      (nil, ["LANG": "en_US.UTF-8"], "en_US"),
      (nil, ["LANG": "C.UTF-8"], "en_IE"),
      (nil, ["LC_ALL": "POSIX", "LANG": "de_DE"], "en_IE"),
      (nil, ["LANG": "@euro"], "en_IE"),
      (nil, [:], "en_IE"),
    ] as [(String?, [String: String], String)])
  func money(option: String?, environment: [String: String], identifier: String) {
    let locales = FormattingLocales(option: option, environment: environment)
    #expect(locales.money.identifier == identifier)
  }

  @Test("dates follow LC_TIME where money follows LC_MONETARY")
  func dates() {
    let environment = ["LC_MONETARY": "de_DE.UTF-8", "LC_TIME": "fr_FR.UTF-8", "LANG": "en_US"]
    let locales = FormattingLocales(option: nil, environment: environment)
    #expect(locales.money.identifier == "de_DE")
    #expect(locales.dates.identifier == "fr_FR")
    let named = FormattingLocales(option: "nl_NL", environment: environment)
    #expect(named.money == named.dates)
    #expect(
      FormattingLocales(option: nil, environment: ["LC_ALL": "it_IT"]).dates.identifier == "it_IT")
  }

  @Test(
    "a modifier names the script, before or after the character set",
    arguments: [
      ("sr_RS@latin", "sr_Latn_RS"), ("sr_RS.UTF-8@latin", "sr_Latn_RS"),
      ("sr_RS@latin.UTF-8", "sr_Latn_RS"), ("uz_UZ@cyrillic", "uz_Cyrl_UZ"),
      ("sr_RS@Latin", "sr_Latn_RS"), ("tt_RU@iqtelif", "tt_Latn_RU"),
      ("ks_IN@devanagari", "ks_Deva_IN"),
      ("sr@latin", "sr_Latn"), ("sr_Cyrl_RS@latin", "sr_Cyrl_RS"),
      ("de_DE@euro", "de_DE"), ("de_DE@euro.ISO-8859-15", "de_DE"), ("sr-Latn-RS", "sr_Latn_RS"),
    ])
  func modifier(name: String, identifier: String) {
    let locales = FormattingLocales(option: nil, environment: ["LANG": name])
    #expect(locales.money.identifier == identifier)
  }
}
