/// The minor-unit exponents of ISO 4217, list one.
///
/// Source: ISO 4217:2015, list one as maintained by SIX Group, with the codes that amendments 176
/// to 179 (2023 to 2025) added: SLE, XAD, XCG, ZWG. ANG and BGN, withdrawn in 2025 and 2026, stay, as
/// stored orders may carry them. Codes without a minor unit (metals, XDR, XTS, XXX) are no prices
/// and are left out. The locale data's own digits differ from the standard (HUF, IDR, IQD, and
/// others) and between versions, so they are never asked.
extension Currency {
  static let exponents: [String: Int] = Dictionary(
    uniqueKeysWithValues: [(0, none), (2, two), (3, three), (4, four)].flatMap { exponent, codes in
      codes.split(whereSeparator: \.isWhitespace).map { (String($0), exponent) }
    }
  )

  private static let none = """
    BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
    """

  private static let two = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP
    BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD
    FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD
    KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP
    SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED
    VES WST XAD XCD XCG YER ZAR ZMW ZWG
    """

  private static let three = """
    BHD IQD JOD KWD LYD OMR TND
    """

  private static let four = """
    CLF UYW
    """
}
