/// A JSON value. Objects keep the order of their keys, so that what is written is stable.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSON
  }

  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var array: [JSON]? {
    guard case .array(let items) = self else { return nil }
    return items
  }

  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The texts of an array; nil where it is none or holds anything else.
  package var strings: [String]? {
    guard let items = array else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }

  package static func int(_ value: Int) -> JSON { .number(String(value)) }

  package static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  package static func dictionary(_ pairs: KeyValuePairs<String, JSON?>) -> JSON {
    .object(pairs.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
