/// An opaque name that the server gave to one thing, typed by what it names.
///
/// Any text is a possible id; only comparing, storing and sending it back make sense.
public protocol Identifier: RawRepresentable<String>, Hashable, Sendable, Codable,
  CustomStringConvertible
{
  /// Takes the id as the server spells it.
  init(rawValue: String)
}

extension Identifier {
  /// Takes the id as the server spells it.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// The id as the server spells it.
  public var description: String { rawValue }
}

/// Names one store.
public struct StoreID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Names one item of a store's menu.
public struct ItemID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Names one order.
public struct OrderID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
