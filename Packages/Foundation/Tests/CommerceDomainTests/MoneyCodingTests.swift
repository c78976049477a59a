import CommerceDomain
import Foundation
import Testing

@Suite struct MoneyCodingTests {
  @Test("money survives the way to JSON and back", arguments: [0, 199, -199, 1 << 53, -(1 << 53)])
  func roundTrip(minorUnits: Int) throws {
    let money = Money(minorUnits: minorUnits, currency: .eur)
    let json = try JSONEncoder().encode(money)
    #expect(try JSONDecoder().decode(Money.self, from: json) == money)
  }

  @Test(
    "an amount that is not a whole number within 2^53 is refused, and where",
    arguments: [
      "199.5", "199.00000000000000001", "\"199\"", "9007199254740993", "-9007199254740993", "1e40",
      "null", "true",
    ])
  func amounts(json: String) {
    #expect(path(of: #"{"minorUnits":\#(json),"currency":"EUR"}"#) == "minorUnits")
  }

  @Test(
    "a currency that ISO 4217 does not list is refused, and where",
    arguments: ["\"eur\"", "\"XYZ\"", "\"\"", "7", "null"])
  func currencies(json: String) {
    #expect(path(of: #"{"minorUnits":1,"currency":\#(json)}"#) == "currency")
  }

  @Test("an amount beyond 2^53 is not sent")
  func tooLarge() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Money(minorUnits: .max, currency: .eur))
    }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Money(minorUnits: .min, currency: .eur))
    }
  }

  private func path(of json: String) -> String? {
    do {
      _ = try JSONDecoder().decode(Money.self, from: Data(json.utf8))
      return nil
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      return context.codingPath.map(\.stringValue).joined(separator: ".")
    } catch {
      return "\(error)"
    }
  }
}
