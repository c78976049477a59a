/// A JSON array whose elements that cannot be read are left out, counted and reported.
///
/// Anything but an array is an error as ever. Arrays may be nested: an element's own problems are
/// in its own `LossyArray`.
///
/// ```swift
/// struct StoresDTO: Decodable { let stores: LossyArray<StoreDTO> }
/// dto.stores.elements; dto.stores.leftOut; dto.stores.problems
/// ```
public struct LossyArray<Element> {
  private static var mostProblems: Int { 100 }

  /// The elements that could be read, in their order.
  public private(set) var elements: [Element]
  /// How many elements were left out.
  public private(set) var leftOut = 0
  /// Where the first 100 of the elements left out are, and why.
  public private(set) var problems: [DecodingProblem] = []

  public init(_ elements: [Element]) {
    self.elements = elements
  }
}

extension LossyArray: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init([])
    while !container.isAtEnd {
      // An element's decoder moves on whether the element can be read or not.
      let place = try container.superDecoder()
      do {
        elements.append(try place.singleValueContainer().decode(Element.self))
      } catch {
        leftOut += 1
        guard problems.count < Self.mostProblems else { continue }
        problems.append(DecodingProblem(error, at: place.codingPath))
      }
    }
  }
}

extension LossyArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}
extension LossyArray: Sendable where Element: Sendable {}
