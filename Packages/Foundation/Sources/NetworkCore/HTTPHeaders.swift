/// Header fields; names are compared without regard to case (RFC 9110 §5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var fields: [String: String] = [:]

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements {
      self[name] = value
    }
  }

  /// The value of a field; nil when it is absent.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }

  /// All fields with lower-case names, sorted by name.
  public var sorted: [(name: String, value: String)] {
    fields.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}
