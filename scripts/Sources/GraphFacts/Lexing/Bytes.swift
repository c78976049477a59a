/// The bytes of Swift's grammar by name, so that the lexer reads like it.
extension UInt8 {
  static var slash: UInt8 { 0x2F }
  static var backslash: UInt8 { 0x5C }
  static var star: UInt8 { 0x2A }
  package static var quote: UInt8 { 0x22 }
  static var apostrophe: UInt8 { 0x27 }
  static var backtick: UInt8 { 0x60 }
  static var pound: UInt8 { 0x23 }
  static var bang: UInt8 { 0x21 }
  static var question: UInt8 { 0x3F }
  static var openAngle: UInt8 { 0x3C }
  static var closeAngle: UInt8 { 0x3E }
  package static var dot: UInt8 { 0x2E }
  static var comma: UInt8 { 0x2C }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var openParen: UInt8 { 0x28 }
  static var closeParen: UInt8 { 0x29 }
  static var openBracket: UInt8 { 0x5B }
  static var closeBracket: UInt8 { 0x5D }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }
  var breaksLine: Bool { self == 0x0A || self == 0x0D }
  package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// ASCII's letters, `_` and `$`.
  var startsASCIIWord: Bool { isLetter || self == 0x24 }

  /// ASCII's letters and `_`.
  package var isLetter: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == 0x5F
  }

  var continuesASCIIWord: Bool { startsASCIIWord || isDigit }

  /// ASCII's part of the characters that operators are made of.
  var isOperator: Bool {
    switch self {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F: true
    case 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }
}
