import Foundation

/// Money as it is sent and stored: `{ "minorUnits": 199, "currency": "EUR" }`.
///
/// Decoding is strict, since a guess here costs somebody money: fractions, strings, amounts beyond
/// 2^53 (where JSON readers stop being exact) and unlisted currencies throw `DecodingError` with
/// the coding path.
extension Money: Codable {
  private enum CodingKeys: String, CodingKey {
    case minorUnits
    case currency
  }

  private static let largestExact = 1 << 53

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      minorUnits: try Self.wholeNumber(in: container),
      currency: try container.decode(Currency.self, forKey: .currency)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    guard abs(Double(minorUnits)) <= Double(Self.largestExact) else {
      throw EncodingError.invalidValue(
        minorUnits,
        .init(codingPath: encoder.codingPath, debugDescription: "more than 2^53 minor units")
      )
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minorUnits, forKey: .minorUnits)
    try container.encode(currency, forKey: .currency)
  }

  /// Reads through `Decimal`, since `Int` silently takes 199.00000000000000001 for 199.
  private static func wholeNumber(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Int {
    let decimal = try container.decode(Decimal.self, forKey: .minorUnits)
    let whole = NSDecimalNumber(decimal: decimal).int64Value
    guard Decimal(whole) == decimal, abs(whole) <= Int64(largestExact) else {
      throw DecodingError.dataCorruptedError(
        forKey: .minorUnits, in: container,
        debugDescription: "minor units are a whole number of at most 2^53"
      )
    }
    return Int(whole)
  }
}

extension Currency: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency(code: code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "ISO 4217 lists no currency of this code"
      )
    }
    self = currency
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
