/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  package let message: String
  package let position: Position
}

/// Reads JSON from bytes. Nesting is limited, so that no input can exhaust the stack.
package struct JSONParser {
  private let bytes: [UInt8]
  package private(set) var index = 0
  static let deepest = 64

  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.error("text after the end") }
    return value
  }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.deepest else { throw error("nested too deep") }
    skipSpace()
    guard index < bytes.count else { throw error("unexpected end") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("unexpected character")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    index += 1
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      if !members.isEmpty { try expectMore(before: "}") }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes")
      }
      let at = index
      let key = try string()
      guard keys.insert(key).inserted else {
        index = at
        throw error("the key \"\(key)\" comes twice")
      }
      skipSpace()
      guard take(":") else { throw error("expected ':'") }
      members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw error("expected ',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    index += 1
    var items: [JSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(items) }
      guard take(",") else { throw error("expected ',' or ']'") }
      skipSpace()
      try expectMore(before: "]")
    }
  }

  private func expectMore(before end: Unicode.Scalar) throws(JSONError) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: end) else { return }
    throw error("a comma with nothing behind it")
  }

  package mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
      bytes[index] != UInt8(ascii: "\\"), bytes[index] >= 0x20
    {
      index += 1
    }
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("a text that is not UTF-8")
        }
        return string
      }
      guard byte >= 0x20 else {
        index -= 1
        throw error("a line break or control character inside a text")
      }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: String(try escape()).utf8)
      } else {
        text.append(byte)
      }
    }
    throw error("a text without its closing quote")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard index < bytes.count else { throw error("unexpected end") }
    index += 1
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    default: throw error("unknown escape")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try hex()
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw error("half a surrogate pair") }
      return scalar
    }
    guard take("\\"), take("u") else { throw error("half a surrogate pair") }
    let second = try hex()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half a surrogate pair") }
    return scalar
  }

  private mutating func hex() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count, bytes[index] != UInt8(ascii: "+"),
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    index += 4
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    while index < bytes.count, Self.numberBytes.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard Double(text) != nil else { throw error("not a number") }
    return .number(text)
  }

  private static let numberBytes = Set("+-.0123456789eE".utf8)

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw error("unexpected word") }
    index += word.utf8.count
    return value
  }

  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  package func error(_ message: String) -> JSONError {
    let before = bytes[..<min(index, bytes.count)]
    // Whoever writes a comment into JSON should not have to guess what is wrong with it.
    let isComment = bytes[before.endIndex...].starts(with: [UInt8(ascii: "/")])
    let message = isComment ? "comments are not part of JSON" : message
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(
      message: message,
      position: Position(
        line: before.count { $0 == 0x0A } + 1, column: before.count - lineStart + 1))
  }
}
