/// A field that the app can do without: nil, with its problem, where its shape is not known.
///
/// ```swift
/// struct ItemDTO: Decodable { let image: IfReadable<String>? }
/// dto.image?.value
/// ```
public struct IfReadable<Value> {
  /// The value; nil when it could not be read.
  public let value: Value?
  /// Where it is and why it could not be read.
  public let problem: DecodingProblem?

  public init(_ value: Value) {
    self.value = value
    problem = nil
  }
}

extension IfReadable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) {
    do {
      value = try decoder.singleValueContainer().decode(Value.self)
      problem = nil
    } catch {
      value = nil
      problem = DecodingProblem(error, at: decoder.codingPath)
    }
  }
}

extension IfReadable: Encodable where Value: Encodable {
  /// Encodes the value, or null.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension IfReadable: Equatable where Value: Equatable {}
extension IfReadable: Hashable where Value: Hashable {}
extension IfReadable: Sendable where Value: Sendable {}
