import Foundation
import ShopLaunch
import Testing

@Suite struct LocaleChoiceTests {
  @Test(
    "the option comes first, then the environment in the order for money, then Ireland",
    arguments: [
      ("fr_FR", ["LC_ALL": "de_DE.UTF-8"], "fr_FR"),
      (nil, ["LC_ALL": "de_DE.UTF-8", "LANG": "en_US"], "de_DE"),
      (nil, ["LC_ALL": "", "LC_MONETARY": "ja_JP@x", "LANG": "en_US"], "ja_JP"),
      (nil, ["LANG": "en_US.UTF-8"], "en_US"),
      (nil, ["LANG": "C.UTF-8"], "en_IE"),
      (nil, ["LC_ALL": "POSIX"], "en_IE"),
      (nil, [:], "en_IE"),
    ] as [(String?, [String: String], String)])
  func choice(option: String?, environment: [String: String], identifier: String) {
    #expect(Locale.chosen(option: option, environment: environment).identifier == identifier)
  }
}
