/// How many elements of a list are missing, since they could not be read.
public struct LeftOut: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let count: Int

  public init(_ count: Int) { self.count = count }
  public init(integerLiteral count: Int) { self.count = count }

  public static func + (left: LeftOut, right: LeftOut) -> LeftOut {
    LeftOut(left.count + right.count)
  }

  /// A message for people; nil where nothing is missing.
  ///
  /// - Parameters:
  ///   - noun: what an element is, such as "store".
  ///   - plural: several of them; the noun with an s unless given.
  public func message(_ noun: String, plural: String? = nil) -> String? {
    switch count {
    case ...0: nil
    case 1: "1 \(noun) could not be read and is not shown."
    default: "\(count) \(plural ?? noun + "s") could not be read and are not shown."
    }
  }
}
