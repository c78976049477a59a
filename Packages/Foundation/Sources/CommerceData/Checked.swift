import CommerceDomain
import NetworkCore

/// A value from the server that has rules beyond its shape.
protocol Checkable: Decodable {
  /// Throws where the value breaks a rule of the shop.
  func check() throws(RuleViolation)
}

/// A value that was read and keeps the rules: one that breaks a rule is a decoding error with its
/// coding path.
struct Checked<Value: Checkable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
    do {
      try value.check()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }
}

extension Checked: PartlyReadable where Value: PartlyReadable {
  var problems: [DecodingProblem] { value.problems }
}
