import Testing

@Suite struct PhoneOptionsTests {
  @Test("the system's own arguments are left out, in pairs")
  func systemArguments() {
    let arguments = [
      "-AppleLanguages", "(de)", "--flag", "checkout-v2", "-NSDocumentRevisionsDebugMode", "YES",
      "shop://checkout/1001",
    ]
    #expect(
      PhoneOptions.own(arguments[...]) == ["--flag", "checkout-v2", "shop://checkout/1001"])
    #expect(PhoneOptions.own(["-AppleLanguages"]) == [])
  }
}
